// Runs sheet.ts by Vite, as Node 20 runs no TypeScript: npm run sheet -- FOLDER
import { runnerImport } from 'vite'

const { module } = await runnerImport('sheet.ts', { configFile: false })
module.run(process.argv[2])
