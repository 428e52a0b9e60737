// Loaded into the server before its own code (`node --import`): measures how long its first thread is held up. The parent asks by a word, `reset` or `delay`, and gets a `LoopDelay` (hostileProbe.testing.ts).
import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()

/** Milliseconds of processor that the first thread used, so that other processes on a busy machine count for nothing; null where the system does not say. */
function threadTime() {
  try {
    return Number(readFileSync(`/proc/${process.pid}/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return null
  }
}
/** What the thread worked between two looks: as long as a request that came in between had to wait for it at most. */
let held = []
let before = threadTime()
setInterval(() => {
  const now = threadTime()
  if (now !== null && before !== null) held.push(now - before)
  before = now
}, 5).unref()

const milliseconds = (nanoseconds) => Math.round(nanoseconds / 1e5) / 10
process.on('message', (word) => {
  if (word === 'reset') {
    delay.reset()
    held = []
  }
  const sorted = held.toSorted((a, b) => a - b)
  const work = sorted.length === 0 ? null : { max: sorted.at(-1), p99: sorted[Math.floor((sorted.length - 1) * 0.99)] }
  process.send({ max: milliseconds(delay.max), p99: milliseconds(delay.percentile(99)), work, rss: process.memoryUsage.rss() })
})
