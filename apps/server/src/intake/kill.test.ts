import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openIntake } from './open.ts'
import { type Load, startChild, startLoad } from './testing/killed.testing.ts'
import { storeFor } from './testing/storeFor.testing.ts'

const kills = Number(process.env['TAGMASON_KILLS'] ?? 5)
/** `clickhouse` is the real one, embedded: seconds a start, so the long run has it. */
const kind = process.env['TAGMASON_KILLS_STORE'] ?? 'file'

it(`loses and doubles nothing that was acknowledged when it is killed ${kills} times under load`, { timeout: 60_000 + kills * 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tagmason-kill-'))
  const script = join(import.meta.dirname, 'testing/child.testing.ts')
  const load: Load = { acknowledged: new Set(), sent: new Set(), again: new Set() }
  const state = { url: '', stopped: false }
  let sending: Promise<unknown> | undefined
  for (let kill = 0; kill < kills; kill++) {
    const { child, url } = await startChild(script, folder, kind)
    state.url = url
    sending ??= startLoad(load, state, 8, 20)
    // The random moment is what is tested; one that comes before anything was acknowledged would prove less.
    const before = load.acknowledged.size
    while (load.acknowledged.size === before) await new Promise((resolve) => setTimeout(resolve, 1))
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 700))
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  state.stopped = true
  await sending

  const events = await storeFor(kind, folder)
  const intake = await openIntake({ userKey: Buffer.alloc(32), folder: join(folder, 'wal'), events, now: Date.now, warn: () => undefined })
  await intake.flush()
  const ids = await events.ids()
  const kept = new Set(ids)
  const lost = [...load.acknowledged].filter((id) => !kept.has(id)).length
  console.log(
    `intake over ${kind}: ${kills} kills (TAGMASON_KILLS), ${load.acknowledged.size} events acknowledged, ${lost} of them lost, ${ids.length - kept.size} doubled; ${load.again.size} sent again without an answer`,
  )
  expect({ lost, doubled: ids.length - kept.size, foreign: [...kept].filter((id) => !load.sent.has(id)).length }).toEqual({ lost: 0, doubled: 0, foreign: 0 })
  expect(load.acknowledged.size).toBeGreaterThan(kills * 20)
  await intake.close()
  await events.close()
  await rm(folder, { recursive: true })
})
