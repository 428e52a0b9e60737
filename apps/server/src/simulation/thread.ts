import { parentPort } from 'node:worker_threads'
import { simulateVisit } from '@tagmason/engine'
import type { Answer, Question } from './worker.ts'

// A worker thread: simulates what it is asked, one visit after another, and tells first that it is there.
const port = parentPort
if (port === null) throw new Error('This file is started as a thread by the server: start apps/server/dist/server.mjs.')

port.on('message', (question: Question) => {
  void simulateVisit(...question).then(
    (run) => port.postMessage({ run } satisfies Answer),
    (error: unknown) => port.postMessage({ sentence: error instanceof Error ? error.message : String(error) } satisfies Answer),
  )
})
port.postMessage('ready')
