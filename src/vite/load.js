import { loadConfigFromFile } from 'vite'

/**
 * The default export of a TypeScript file, which Node itself does not read in all versions that the project
 * supports. It is bundled, as Vite does with its configuration: in its module runner, where each call into
 * another file is a look-up, the map is drawn in twice the time.
 */
export async function load(file) {
  const { config } = await loadConfigFromFile({ command: 'serve' }, file, undefined, 'silent')
  return config
}
