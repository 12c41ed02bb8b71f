/**
 * Sets values in a file of YAML or JSON, each at its path: `node set.mjs FILE '[[["owner", "name"],
 * "Ada"]]'`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseDocument } from 'yaml'

const [file = '', changes = '[]'] = process.argv.slice(2)
const document = parseDocument(readFileSync(file, 'utf8'))
for (const [path, value] of JSON.parse(changes)) document.setIn(path, document.createNode(value))
writeFileSync(file, file.endsWith('.json') ? JSON.stringify(document) : String(document))
