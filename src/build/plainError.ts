/** An error for the site's owner, without a stack trace. */
export function plainError(message: string): Error {
  return Object.assign(new Error(message), { stack: `Error: ${message}` })
}
