// A process of its own: the product over its embedded stores, with a clock on its event loop. `ask` of the parent: a word; the answer is a line of JSON.
import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openHouse } from './openHouse.ts'
import { openPeople } from './people/people.ts'
import { productApp } from './productApp.ts'
import { testFolders } from './records/embedded.testing.ts'
import { serve } from './serve.ts'
import { readSettings } from './settings.ts'

process.env['UV_THREADPOOL_SIZE'] ??= '16'
const folders = await testFolders()
const data = folders.folder()
const settings = readSettings({ TAGMASON_DATA: data, PORT: '0' })
const house = await openHouse(settings)
const app = await productApp(house, await openPeople(house), { web: data, tracker: data })
const { address, close } = await serve(app, { host: '127.0.0.1', port: 0 })
const { secret } = await house
  .workspace({ account: 'main', member: { id: 'server', name: 'Server', email: 'server', role: 'owner' }, ip: '' })
  .act('apiKeys.create', { name: 'hostile', kind: 'secret', environment: 'production', life: null, scopes: ['events.write', 'events.read'] })

const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
/** Milliseconds of processor that this process's first thread used, so that other processes on a busy machine count for nothing; null where the system does not say. */
function threadTime(): number | null {
  try {
    return Number(readFileSync(`/proc/${process.pid}/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return null
  }
}
/** What the thread worked between two looks: as long as a request that came in between had to wait for it at most. */
let held: number[] = []
let before = threadTime()
setInterval(() => {
  const now = threadTime()
  if (now !== null && before !== null) held.push(now - before)
  before = now
}, 5)

const milliseconds = (nanoseconds: number) => Math.round(nanoseconds / 1e5) / 10
process.on('message', (word: string) => {
  if (word === 'reset') {
    delay.reset()
    held = []
  }
  if (word === 'end') {
    void close()
      .then(() => house.close())
      .then(() => folders.remove())
      .finally(() => process.exit(0))
    return
  }
  const sorted = held.toSorted((a, b) => a - b)
  const work = sorted.length === 0 ? null : { max: sorted.at(-1) ?? 0, p99: sorted[Math.floor((sorted.length - 1) * 0.99)] ?? 0 }
  process.send?.({ max: milliseconds(delay.max), p99: milliseconds(delay.percentile(99)), work, rss: process.memoryUsage.rss() } satisfies LoopDelay)
})
process.send?.({ address, key: secret ?? '' } satisfies Started)

/** Milliseconds that the event loop was held up since the last reset, by the clock and by the work of its own thread, and bytes of memory. */
export interface LoopDelay {
  max: number
  p99: number
  /** Null where the system does not tell the work of a thread. */
  work: { max: number; p99: number } | null
  rss: number
}
export interface Started {
  address: string
  /** May send and ask events of the sample. */
  key: string
}
