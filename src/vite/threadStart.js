/** A thread that answers each question as the TypeScript file does that is its data. */
import { parentPort, workerData } from 'node:worker_threads'
import { load } from './load.js'

let loading
parentPort.on('message', async ({ question, port }) => {
  try {
    loading ??= load(workerData).catch((error) => {
      loading = undefined
      throw error
    })
    const { answer } = await loading
    port.postMessage({ answer: await answer(question) })
  } catch (error) {
    port.postMessage({ error })
  }
})
