// Ends a command that would end in a stack: in an old version of Node, before it loads what that cannot even
// read, and in a folder from which neither Node nor Vite can import.
const { engines } = require('../../../package.json')

const { platform, versions } = process
const [major, minor] = versions.node.split('.').map(Number)
const isSupported = engines.node.split(' || ').some((range) => {
  const [from, minorFrom = 0] = range.replace(/^\D+/, '').split('.').map(Number)
  return range.startsWith('^') ? major === from && minor >= minorFrom : major >= from
})
const folder = process.cwd()
const signs = platform === 'win32' ? /[?#]/ : /[?#\\]/
const mistake = !isSupported
  ? `Node ${versions.node} is too old for this project. Install the newest from https://nodejs.org, and run the command again.`
  : signs.test(folder)
    ? `${folder}: no folder above the project may have #, ? or \\ in its name. Rename it, or move the project.`
    : ''
if (mistake) {
  console.error(mistake)
  process.exit(1)
}
