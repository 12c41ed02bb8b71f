/** An error for the site's owner, without a stack trace. */
export function plainError(message: string): Error {
  return Object.assign(new Error(message), { stack: `Error: ${message}` })
}

/** Throws the mistakes in `subject`, if any, as one error. */
export function refuse(subject: string, mistakes: readonly string[]): void {
  if (mistakes.length > 0) throw plainError(`${subject} cannot be used yet.\n\n  ${mistakes.join('\n  ')}\n`)
}
