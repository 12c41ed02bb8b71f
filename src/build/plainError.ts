/** An error for the site's owner: where in the build it was found is of no use to them. */
export function plainError(message: string): Error {
  return Object.assign(new Error(message), { stack: `Error: ${message}` })
}
