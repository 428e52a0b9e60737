import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CollectedEvent } from '@tagmason/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { doctor } from '../cli/doctor.ts'
import { readSettings } from '../settings.ts'
import { rowsOf } from './ask.ts'
import { brokenFolders, brokenParts, watchBrokenParts } from './brokenParts.ts'
import { clickhouseEvents } from './clickhouseEvents.ts'
import { connectEvents } from './open.ts'

let data = ''
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'tagmason-broken-'))
})
afterEach(() => rm(data, { recursive: true, force: true }))

const event = (at: number): CollectedEvent => ({
  ...(Object.fromEntries(
    ['user', 'host', 'title', 'referrer', 'source', 'medium', 'campaign', 'device', 'browser', 'os', 'language', 'screen', 'country', 'bot', 'currency'].map(
      (name) => [name, ''],
    ),
  ) as unknown as CollectedEvent),
  account: 'main',
  project: 'shop',
  id: `event ${at}`,
  name: 'tick',
  time: Date.UTC(2024, 0, 1) + at,
  received: Date.UTC(2024, 0, 1) + at,
  format: 'api',
  visitor: `visitor ${at}`,
  session: 'one',
  path: '/',
  params: {},
  value: null,
})

/** Events of two inserts, of which the first one's file of a name was overwritten. */
async function damaged(file: string) {
  const { client, place, close } = await connectEvents({ data, clickhouseUrl: null })
  const events = clickhouseEvents(client, place, close)
  await events.append([event(1), event(2)], 'first')
  await events.append([event(3)], 'second')
  const [part] = await rowsOf<{ path: string }>(client, "SELECT path FROM system.parts WHERE table = 'events' AND active ORDER BY name", {})
  await events.close()
  await writeFile(join(part?.path ?? '', file), 'this is no part')
  return part?.path ?? ''
}

describe('a damaged part of the events', () => {
  it.each(['data.bin', 'columns.txt', 'checksums.txt'])('is reported once with its folder and the way back, kept, and named by doctor: %s', async (file) => {
    const path = await damaged(file)
    const { client, close } = await connectEvents({ data, clickhouseUrl: null })
    const warnings: string[] = []
    const watching = await watchBrokenParts(
      () => brokenParts(client),
      (message) => warnings.push(message),
      20,
    )
    await new Promise((resolve) => setTimeout(resolve, 100))
    watching.close()
    await close()
    const name = `broken-on-start_${path.split('/').at(-2) ?? ''}`
    expect(warnings).toEqual([
      expect.stringMatching(/^Events in '.+' are damaged: ClickHouse set them aside, .+ 'npx tagmason-server restore DIR --replace'; /),
    ])
    expect(warnings[0]).toContain(`/detached/${name}'`)
    const [found, ...others] = await brokenFolders(data)
    expect(others).toEqual([])
    expect(warnings[0]).toContain(found?.path)
    expect(await readdir(found?.path ?? '')).toContain(file)
    const said = (await doctor(readSettings({ TAGMASON_DATA: data, PORT: '0' }))).filter(({ about }) => about === 'events')
    expect(said).toEqual([{ about: 'events', state: 'bad', says: expect.stringContaining(name), todo: expect.stringContaining('restore DIR') }])
  })

  it('is none where all is whole, and what people set aside is none', async () => {
    const { client, close } = await connectEvents({ data, clickhouseUrl: null })
    expect(await brokenParts(client)).toEqual([])
    await clickhouseEvents(client, { cluster: null }, async () => undefined).append([event(1)], 'first')
    await client.command({ query: 'ALTER TABLE events DETACH PARTITION 202401' })
    expect(await brokenParts(client)).toEqual([])
    await close()
    expect(await brokenFolders(data)).toEqual([])
  })
})
