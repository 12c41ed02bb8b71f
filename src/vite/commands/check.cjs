// Ends a command that would end in a stack: in an old version of Node, before it loads what that cannot even
// read, in a folder from which neither Node nor Vite can import, and without a file of words.
// biome-ignore lint/style/useNodejsImportProtocol: old versions do not know it.
const { existsSync, readFileSync } = require('fs')
const { engines } = require('../../../package.json')

const { platform, versions } = process
const [major, minor] = versions.node.split('.').map(Number)
const isSupported = engines.node.split(' || ').some((range) => {
  const [from, minorFrom = 0] = range.replace(/^\D+/, '').split('.').map(Number)
  return range.startsWith('^') ? major === from && minor >= minorFrom : major >= from
})
const folder = process.cwd()
const signs = platform === 'win32' ? /[?#]/ : /[?#\\]/
const words = `${__dirname}/../../words`
const lines = readFileSync(`${words}/lists.ts`, 'utf8').split('\n')
const languages = lines.map((line) => (/^import .* from '\.\/([\w-]+)\.ts'/.exec(line) || [])[1])
const lacking = languages.findIndex((language) => language && !existsSync(`${words}/${language}.ts`))
const language = languages[lacking]
const mistake = !isSupported
  ? `Node ${versions.node} is too old for this project. Install the newest from https://nodejs.org, and run the command again.`
  : signs.test(folder)
    ? `${folder}: no folder above the project may have #, ? or \\ in its name. Rename it, or move the project.`
    : language
      ? `src/words/lists.ts:${lacking + 1}: src/words/${language}.ts is missing. Copy en.ts to ${language}.ts, and translate it; or delete ${language} from lists.ts.`
      : ''
if (mistake) {
  console.error(mistake)
  process.exit(1)
}
