import { describe, expect, it, vi } from 'vitest'
import { initialView } from '../../../src/panzoom/core/view'
import {
  hashOf,
  parseSpot,
  spotOf,
  storeVisit,
  visitInMemory,
  visitToRestore,
} from '../../../src/site/map/spot'
import { boundsOf } from '../../helpers/fingers'
import { beginSessions } from '../../helpers/session'

beginSessions()

const desktop = boundsOf(1440, 900)

it('a spot is the zoom and the map point at the centre', () => {
  expect(spotOf(initialView(desktop), desktop)).toEqual({ zoom: 0, x: 1024, y: 450 })
  expect(spotOf({ x: -1000, y: -2000, scale: 2 }, boundsOf(360, 654))).toEqual({ zoom: 1, x: 590, y: 1163.5 })
})

describe('an address', () => {
  it.each([
    { zoom: 1, x: 867, y: 1156, hash: '#1/867/1156' },
    { zoom: -0.5, x: 1023.5, y: 767.49, hash: '#-0.5/1024/767' },
    { zoom: Math.log2(3) - 0.5, x: 0.4, y: 1535.6, hash: '#1.08/0/1536' },
    { zoom: -0.004, x: -0.2, y: -0.5, hash: '#0/0/0' },
  ])('is $hash, with whole px and hundredths of a level', ({ hash, ...spot }) => {
    expect(hashOf(spot)).toBe(hash)
  })

  it.each([
    { hash: '#-0.25/10.5/0', spot: { zoom: -0.25, x: 10.5, y: 0 } },
    { hash: '#99/-5/999999999', spot: { zoom: 99, x: -5, y: 999_999_999 } },
    { hash: '#0.123456789/0/0', spot: { zoom: 0.123456789, x: 0, y: 0 } },
  ])('$hash is parsed', ({ hash, spot }) => {
    expect(parseSpot(hash)).toEqual(spot)
  })

  it.each([
    ...'|#|#hearth|1/867/1156|#1/867|#1/867/1156/2|#1/867/1156 |# 1/867/1156|#1,5/867/1156'.split('|'),
    ...'#1//1156|#.5/867/1156|#1./867/1156|#+1/867/1156|#--1/867/1156|#1e3/867/1156|#0x1/867/1156'.split('|'),
    ...'#NaN/NaN/NaN|#Infinity/0/0|#-/0/0|#1/867/11560000000|#0.1234567891/0/0|#١/٨٦٧/١١٥٦'.split('|'),
    ...'#1/867/1156\n#1/867/1156|#1/867/1156\u0000|#<img src=x onerror=alert(1)>|#%31/867/1156'.split('|'),
  ])('%j is no spot', (hash) => {
    expect(parseSpot(hash)).toBeNull()
  })
})

describe('the visit to restore', () => {
  const visit = { spot: { zoom: 0.25, x: 700.125, y: 800.5 }, place: 'Hearth' }

  it('is null at first', async () => {
    vi.resetModules()
    const first = await import('../../../src/site/map/spot')
    expect([first.visitInMemory(), first.visitToRestore()]).toEqual([null, null])
  })

  it('is stored in the address, beside the state of the history entry, and exactly in memory', () => {
    const { length } = history
    history.replaceState({ from: 'elsewhere' }, '')
    storeVisit(visit, hashOf(visit.spot))
    expect([location.hash, history.length]).toEqual(['#0.25/700/801', length])
    expect([history.state, visitInMemory()]).toEqual([{ from: 'elsewhere' }, visit])
    expect(visitToRestore()).toBe(visit)
  })

  it.each([
    { hash: '', is: visit },
    { hash: '#hearth', is: visit },
    { hash: '#0.25/700/801', is: visit },
    { hash: '#1/867/1156', is: { spot: { zoom: 1, x: 867, y: 1156 } } },
  ])('is that of the address "$hash", unless that has none, or the one in memory', ({ hash, is }) => {
    storeVisit(visit, '/')
    history.replaceState(null, '', `/${hash}`)
    expect(visitToRestore()).toEqual(is)
  })

  it('is in memory if the browser refuses to store it', () => {
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too often', 'SecurityError')
    })
    expect(() => storeVisit(visit, '#0/0/0')).not.toThrow()
    expect(visitToRestore()).toBe(visit)
  })
})
