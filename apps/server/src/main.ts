import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeReady } from './beforeReady.ts'
import { demoApp } from './demoApp.ts'
import { startJobs } from './jobs/startJobs.ts'
import { log } from './log.ts'
import { openHouse } from './openHouse.ts'
import { openPeople } from './people/people.ts'
import { setupLink } from './people/setupLink.ts'
import { apartFor, apartLimits } from './pool/apart.ts'
import { openPool } from './pool/pool.ts'
import { serverPorts } from './ports.ts'
import { productApp } from './productApp.ts'
import { listen, serve } from './serve.ts'
import { BadSetting, readSettings } from './settings.ts'
import { manyAtOnce, openSimulator } from './simulation/simulator.ts'
import { whenOpen } from './whenOpen.ts'

/** What browsers are given: beside the server in its package, and where it is built in the checkout, in which `dist/server.mjs` and `src/main.ts` lie equally deep. */
const packed = join(import.meta.dirname, '../public')
const root = join(import.meta.dirname, '../../..')
const folders = existsSync(packed)
  ? { web: join(packed, 'web'), tracker: join(packed, 'tracker') }
  : { web: join(root, 'apps/web/dist'), tracker: join(root, 'packages/tracker/dist') }

const opened = whenOpen()

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  if (settings.demo) {
    const { simulateFor } = opened.add(openSimulator(manyAtOnce))
    const members = opened.add(openPool(apartLimits))
    const { address } = opened.add(
      await serve(demoApp(settings, { ...serverPorts(), simulateFor, apartFor: (sender) => apartFor(members, sender) }, folders.web), settings),
    )
    console.error(`Tagmason is ready: ${address} (a demonstration: every visitor has a copy of the sample workspace, forgotten after an hour)`)
    return
  }
  const https = settings.publicUrl?.startsWith('https:') === true
  const listening = await listen(settings, (ready) => beforeReady(folders.web, https, ready))
  const { address, port } = listening
  console.error(`Opening ${existsSync(settings.data) ? 'the data' : 'new data'} in ${settings.data} …`)
  const house = opened.add(await openHouse({ ...settings, port }))
  const people = opened.add(await openPeople(house))
  const app = await productApp(house, people, folders)
  // What opens last ends first: the server stops answering before its stores close.
  opened.add(listening).answer(app)
  house.beginIntake()
  console.error(`Tagmason is ready: ${address}`)
  const link = await setupLink(house, settings.publicUrl ?? address)
  if (link !== null) console.error(`Nobody has a password yet. The owner makes one here: ${link}`)
  // What falls due is looked for once a minute, and waits for the first answers. Who ends the server meanwhile waits until it can be ended in order.
  const jobs = startJobs(house)
  opened.add({ close: async () => (await jobs.catch(() => null))?.close() })
  await jobs
}

/** Ends in order: what was taken in is on disk, what runs comes to its end. A second signal does not wait. */
let ending = false
async function end(): Promise<void> {
  if (ending) process.exit(1)
  ending = true
  try {
    await opened.close()
    process.exit(0)
  } catch (error) {
    log.error({ error: String(error) }, 'the server did not end in order')
    process.exit(1)
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end())

try {
  await start()
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  console.error(
    taken
      ? `Port ${process.env['PORT'] ?? '4310'} is taken: stop what uses it, or choose another with PORT=4311 npm start.`
      : error instanceof Error
        ? error.message
        : error,
  )
  await opened.close().catch(() => undefined)
  process.exit(error instanceof BadSetting ? 2 : 1)
}
