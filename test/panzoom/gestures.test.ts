/** Gestures of fingers while another input moves the map. */
import { expect, it } from 'vitest'
import { openInTheMiddle } from '../helpers/engine'
import { Finger } from '../helpers/fingers'

it('two taps while the wheel zooms are a double tap: the scale is doubled once more', () => {
  const { clock, controller } = openInTheMiddle()
  const at = { x: 100, y: 100 }
  controller.scaleBy(2 ** -0.25, at, 160)
  clock.advance(40)
  const finger = new Finger(controller, clock)
  finger.tap(at.x, at.y)
  const { scale } = controller.view
  clock.advance(60)
  finger.tap(at.x, at.y)
  clock.rest()
  expect(scale).toBeLessThan(1)
  expect(controller.view.scale).toBeCloseTo(2 * scale, 9)
})
