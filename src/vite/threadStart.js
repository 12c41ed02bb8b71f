/** A thread that answers each question by its `id`, as the TypeScript file does that is its data. */
import { parentPort, workerData } from 'node:worker_threads'
import { load } from './load.js'

const { answer } = await load(workerData)
parentPort.on('message', async ({ id, ...question }) => {
  try {
    parentPort.postMessage({ id, answer: await answer(question) })
  } catch (error) {
    parentPort.postMessage({ id, error })
  }
})
