// Runs sheet.ts, which Node 20 could not: npm run sheet -- FOLDER
import { runnerImport } from 'vite'

const { module } = await runnerImport('sheet.ts', { configFile: false })
module.run(process.argv[2])
