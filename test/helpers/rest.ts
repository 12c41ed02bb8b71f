import { fireEvent, screen } from '@testing-library/react'
import { pass } from './frames'

/** Waits until the map has started to move and has come to rest. Returns in the first frame at rest. */
export function rest(): void {
  pass(32)
  const root = screen.getByRole('group', { name: 'Map of Testland' })
  for (let frames = 0; root.dataset.moving === 'true' && frames < 300; frames++) pass(16)
}

/** Presses and releases a key on the map. */
export function press(root: Element, key: string): void {
  fireEvent.keyDown(root, { key })
  fireEvent.keyUp(root, { key })
}
