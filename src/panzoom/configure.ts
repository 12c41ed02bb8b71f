import type { Controller } from './controller'
import { boundsOf, type Settings } from './settings'

/** Changes some settings. If the bounds change, the map point at the centre stays there, as far as they allow. */
export function configure(controller: Controller, settings: Partial<Settings>): void {
  controller.settings = { ...controller.settings, ...settings }
  const bounds = boundsOf(controller.settings, controller.bounds.viewport)
  // Other settings do not disturb a movement.
  if (JSON.stringify(bounds) !== JSON.stringify(controller.bounds)) controller.setBounds(bounds)
}
