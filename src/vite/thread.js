/** A thread that answers each question by its `id`, as the TypeScript file does that is its data. */
import { parentPort, workerData } from 'node:worker_threads'
import { load } from './load.js'

const { answer } = await load(workerData)
parentPort.on('message', ({ id, ...question }) => parentPort.postMessage({ id, answer: answer(question) }))
