/** The first block of code in a language, in a README. */
export function exampleIn(text: string, language: string): string {
  const [, code] = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(text) ?? []
  if (code === undefined) throw new Error(`the README has no example in ${language}`)
  return code
}
