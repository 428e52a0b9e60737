import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredPageCheck } from '@tagmason/domain'
import { afterEach, expect, it } from 'vitest'
import { pinnedPlace } from '../browser/pinned.testing.ts'
import { child } from '../child.testing.ts'
import { serving } from '../serving.testing.ts'
import { testHouse, until } from './house.testing.ts'

const closing: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

interface Kept {
  readonly checks: readonly StoredPageCheck[]
  readonly reports: number
  readonly pictures: number
  readonly issues: number
}

/** The processes below one, by their ids. */
function descendants(of: number): readonly number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [, , , parent] = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/\(.*\)/, '()')
          .split(' ')
        return [[Number(name), Number(parent)] as const]
      } catch {
        return []
      }
    })
  const below = (id: number): number[] => parents.flatMap(([each, parent]) => (parent === id ? [each, ...below(each)] : []))
  return below(of)
}
/** What is not reaped yet runs no more. */
const runs = (id: number) => existsSync(`/proc/${id}/stat`) && !/\) [ZX] /.test(readFileSync(`/proc/${id}/stat`, 'utf8'))

it.skipIf(!existsSync('/proc/self/stat'))(
  'a visit of a scheduled check that was killed with its server is made once by the next one, and leaves neither a browser nor half a report',
  { timeout: 180_000 },
  async () => {
    // The first visit gets no answer until its server is gone.
    let answers = false
    const site = await serving((_, response) => {
      if (answers) response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Shop</title><h1>Shop</h1>')
    })
    closing.push(site.close)
    const server = `127.0.0.1:${site.port}`
    const before = await testHouse({ env: { TAGMASON_ALLOW: server } })
    const { data } = before
    closing.push(() => rm(data, { recursive: true }))
    await before.owner.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    const check: StoredPageCheck = {
      id: 'c',
      project: 'shop',
      url: `http://${server}/page`,
      rhythm: 'daily',
      due: new Date(Date.now() - 1000).toISOString(),
      askedBy: 'Ana',
      at: null,
      problem: null,
      change: null,
      counts: null,
    }
    await before.store.commit([{ collection: 'pageChecks', id: 'c', row: check }])
    await before.close()
    const place = JSON.stringify(await pinnedPlace())
    const start = () => {
      const started = child(join(import.meta.dirname, 'killedVisit.child.testing.ts'), data, server, place)
      closing.push(() => (started.process.exitCode === null && started.process.signalCode === null ? started.kill() : undefined))
      return { ...started, kept: async () => JSON.parse((await started.line()) ?? 'null') as Kept }
    }
    const visits = () => site.seen.filter((path) => path === '/page').length

    const first = start()
    await first.kept()
    await until(() => visits() === 1)
    const browsers = descendants(first.process.pid ?? 0)
    expect(browsers.length).toBeGreaterThan(1)
    await first.kill()
    await until(() => !browsers.some(runs))
    answers = true

    const second = start()
    expect(await second.kept()).toEqual({ checks: [check], reports: 0, pictures: 0, issues: 0 })
    const after = await second.kept()
    expect(after).toMatchObject({ reports: 1, checks: [{ id: 'c', problem: null, counts: expect.any(Object) }] })
    expect(after.pictures).toBeGreaterThan(0)
    expect(Date.parse(after.checks[0]?.due ?? '')).toBeGreaterThan(Date.now())
    expect(visits()).toBe(2)
  },
)
