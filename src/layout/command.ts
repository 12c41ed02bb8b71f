/** The drawer's id, to which its buttons refer. */
export const DRAWER_ID = 'realm-navigation'

/**
 * The attributes of an invoker command: the button opens or closes a dialog without scripts, in browsers that support
 * it. React's types lack them.
 */
export function commandFor(dialogId: string, command: 'show-modal' | 'close'): Record<string, string> {
  return { command, commandfor: dialogId }
}

/** Whether this browser supports invoker commands. If so, a script must not do the same again. */
export function supportsCommands(): boolean {
  return 'command' in HTMLButtonElement.prototype
}
