import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { type Answer, type Question, type TaskName, tasks } from './tasks.ts'

// A worker thread: does what it is asked, one task after another, and tells first that it is there.
const port = parentPort
if (port === null) throw new Error('This file is started as a thread by the server: start apps/server/dist/server.mjs.')

// Where there are fewer processors than threads, the one that answers requests comes first. Only Linux has a priority for each thread.
if (process.platform === 'linux') setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), 10)

async function done({ task, input }: Question): Promise<Answer> {
  try {
    const run = (await tasks[task]()) as (...input: readonly unknown[]) => unknown
    return { value: await run(...input) }
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) }
  }
}

port.on('message', (question: Question) => void done(question).then((answer) => port.postMessage(answer)))
// To load a task is no part of the time that one may take.
for (const name of workerData as readonly TaskName[]) await tasks[name]()
port.postMessage('ready')
