/** The drawer's id, by which its buttons name it. */
export const DRAWER_ID = 'realm-navigation'

/**
 * Attributes that make a button open or close a dialog by itself, in browsers that know them: the drawer then works
 * before the scripts have come, and where they never do. React's types do not know them yet.
 */
export function commandFor(dialogId: string, command: 'show-modal' | 'close'): Record<string, string> {
  return { command, commandfor: dialogId }
}

/** Whether this browser knows such attributes. Where it does, a script that did the same would be told off for it. */
export function knowsCommands(): boolean {
  return 'command' in HTMLButtonElement.prototype
}
