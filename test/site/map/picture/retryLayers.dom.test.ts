/** The layers of the picture that have failed to load, and are requested again. */
import { beforeEach, describe, expect, it } from 'vitest'
import { retryLayers } from '../../../../src/site/map/picture/retryLayers'
import { pass, stopTime } from '../../../helpers/frames'
import { cleanups, liveMapOf, open as openPage } from '../../../helpers/page'
import { words } from '../../../helpers/words'

stopTime()

const FILES = ['/wash.webp?0a', '/ink-below.svg?0a', '/ink-above.svg?0a']

/** Three layers, of which `failed` had failed before the map was live. */
function open(failed: readonly number[] = []) {
  const page = openPage()
  page.surface.innerHTML = `<svg>${FILES.map((file) => `<image href="${file}"/>`).join('')}</svg>`
  const layers = [...page.surface.querySelectorAll<SVGImageElement>('image')]
  for (const index of failed) layers[index]?.setAttribute('data-failed', '')
  const ending = new AbortController()
  const end = () => ending.abort()
  retryLayers(liveMapOf(page), ending.signal)
  cleanups.push(end)
  const send = (index: number, type: string) => layers[index]?.dispatchEvent(new Event(type))
  return {
    ...page,
    end,
    layers,
    /** Reports that a layer cannot be loaded, as boot.ts does. */
    fail(index: number) {
      layers[index]?.setAttribute('data-failed', '')
      send(index, 'error')
    },
    load: (index: number) => send(index, 'load'),
    /** How often each layer has been requested again; all are the same elements still. */
    retries() {
      expect([...page.surface.querySelectorAll('image')]).toEqual(layers)
      const queries = layers.map((layer, index) => layer.getAttribute('href')?.split(FILES[index] ?? '')[1])
      return queries.map((query) => Number(query?.replace('&', '')))
    },
    message: () => page.root.querySelector('[role=alert]')?.textContent ?? null,
    button: () => page.root.querySelector<HTMLElement>('[role=alert] button'),
  }
}

const MESSAGE = words.pictureMissing + words.tryAgain

let page: ReturnType<typeof open>
beforeEach(() => {
  page = open()
})

describe('a failed layer', () => {
  it('is requested again, alone: after 4 s, then 8, and so on up to 64', () => {
    for (const [attempt, waitS] of [4, 8, 16, 32, 64, 64].entries()) {
      page.fail(1)
      pass(waitS * 1000 - 1)
      expect(page.retries()).toEqual([0, attempt, 0])
      pass(1)
      expect(page.retries()).toEqual([0, attempt + 1, 0])
    }
  })

  it('waits for 4 s again once all layers have been there', () => {
    page.fail(1)
    pass(4000)
    page.fail(1)
    pass(8000)
    page.load(1)
    page.fail(0)
    pass(4000)
    expect(page.retries()).toEqual([3, 2, 0])
  })

  it('is requested once as the browser goes online, not while it is on its way, nor once loaded', () => {
    page.fail(0)
    page.fail(2)
    for (const type of ['online', 'online']) window.dispatchEvent(new Event(type))
    pass(100_000)
    page.load(0)
    window.dispatchEvent(new Event('online'))
    pass(100_000)
    expect(page.retries()).toEqual([1, 0, 1])
  })

  it('is one that failed before the map was live, too, but none for which boot.ts has another file', () => {
    page.layers[0]?.dispatchEvent(new Event('error'))
    expect(page.message()).toBeNull()
    const { retries, message } = open([0])
    expect(message()).toBe(MESSAGE)
    pass(4000)
    expect(retries()).toEqual([1, 0, 0])
  })

  it('may be an image of the page, of which each file is requested again', () => {
    page.surface.innerHTML =
      '<picture><source srcset="/a.avif 9w, /b.avif 99w"><img src="/a.webp" data-failed></picture>'
    const [source, image] = page.surface.querySelectorAll('source, img')
    for (const retry of [1, 2]) {
      image?.setAttribute('data-failed', '')
      image?.dispatchEvent(new Event('error'))
      pass(4000 * retry)
      expect(source?.getAttribute('srcset')).toBe(`/a.avif?&${retry} 9w, /b.avif?&${retry} 99w`)
      expect(image?.getAttribute('src')).toBe(`/a.webp?&${retry}`)
    }
  })

  it('is not requested once the map has gone', () => {
    page.fail(1)
    page.end()
    expect(page.message()).toBeNull()
    pass(100_000)
    window.dispatchEvent(new Event('online'))
    expect(page.retries()).toEqual([0, 0, 0])
  })
})

describe('the message', () => {
  it('is there while a layer has failed, requests it by its button, and passes the focus on', () => {
    page.root.tabIndex = 0
    expect(page.message()).toBeNull()
    page.fail(1)
    expect(page.message()).toBe(MESSAGE)
    page.button()?.focus()
    page.button()?.click()
    expect([page.message(), document.activeElement]).toEqual([null, page.root])
    pass(100_000)
    expect(page.retries()).toEqual([0, 1, 0])
    page.fail(1)
    pass(7999)
    expect(page.message()).toBe(MESSAGE)
    pass(1)
    expect(page.message()).toBeNull()
  })

  it('stays while another layer is still missing', () => {
    page.fail(1)
    pass(1000)
    page.fail(2)
    pass(3000)
    expect([page.message(), page.retries()]).toEqual([null, [0, 1, 1]])
    page.fail(2)
    page.load(1)
    expect(page.message()).toBe(MESSAGE)
    expect(page.root.querySelectorAll('[data-avoided]')).toHaveLength(1)
    pass(8000)
    expect(page.message()).toBeNull()
  })
})
