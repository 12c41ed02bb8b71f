/** Whether a click follows a link in the present tab: with a modifier key, the browser opens another one, or a menu. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
