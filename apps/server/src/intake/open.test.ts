import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copyFiles } from '../cli/backup.ts'
import { anEvent } from '../events/events.testing.ts'
import { shortHash } from './ids.ts'
import { encodeFrame } from './log/frames.ts'
import { brokenDisk } from './testing/brokenDisk.testing.ts'
import { arrival, type Ground, ground, keptAt, now } from './testing/opened.testing.ts'

let here: Ground
beforeEach(async () => {
  here = await ground()
})
afterEach(() => here.remove())

const tick = (eventId: string) => ({ name: 'tick', eventId, clientId: 'c1' })
const segments = async () => (await readdir(here.folder)).filter((name) => name.endsWith('.wal'))

describe('what was accepted', () => {
  it('is on disk when it is, and in the store when it is flushed', async () => {
    const intake = await here.open()
    await intake.take([tick('a')], arrival)
    const [segment = ''] = await segments()
    expect(await readFile(join(here.folder, segment), 'utf8')).toContain('"id":"a"')
    expect(here.ids()).toEqual([])
    await intake.flush()
    expect(here.ids()).toEqual(['a'])
    expect(await segments()).toEqual([])
    await intake.close()
  })

  it('is read only after a start has answered, and then all of it is known and gets in, however much it is', async () => {
    const many = (count: number, notes: number) =>
      Array.from({ length: count }, (_, at) =>
        encodeFrame({ ids: Array.from({ length: notes }, (_, each) => shortHash(`${at} ${each}`)), sessions: [] }, [
          anEvent({ id: `left ${at}`, name: 'tick', time: now }),
        ]),
      )
    await writeFile(join(here.folder, 'left.wal'), Buffer.concat(many(2000, 1)))
    await writeFile(join(here.folder, `ids-${now}-left.notes`), Buffer.concat(many(200, 1000)))
    const intake = await here.open({ later: true })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(intake.state()).toMatchObject({ segments: 0, backlog: 0, readingIn: true })
    // What is read lets others have their turns: the loop is never held for long.
    const delay = monitorEventLoopDelay({ resolution: 1 })
    delay.enable()
    intake.begin()
    await intake.flush()
    delay.disable()
    expect(new Set(here.ids()).size).toBe(2000)
    await expect.poll(() => intake.state().readingIn).toBe(false)
    expect(delay.percentile(99) / 1e6).toBeLessThan(200)
    await intake.close()
  })

  it('waits for the next start where this one was ended before it read anything', async () => {
    const intake = await here.open()
    await intake.take([tick('a')], arrival)
    const copy = await ground()
    await copyFiles(here.folder, copy.folder)
    const ended = await copy.open({ later: true })
    await ended.close()
    expect([copy.ids(), (await readdir(copy.folder)).filter((name) => name.endsWith('.wal')).length]).toEqual([[], 1])
    // Events that come begin it, too, and what came before is known to them.
    const again = await copy.open({ later: true })
    expect(await again.take([tick('a'), tick('b')], arrival)).toMatchObject({ accepted: 2, kept: [{ at: 1 }] })
    await again.flush()
    expect(copy.ids().toSorted()).toEqual(['a', 'b'])
    await again.close()
    await intake.close()
    await copy.remove()
  })

  it('goes into the store by itself after a while', async () => {
    const intake = await here.open({ segment: { bytes: 1_000_000, age: 5 } })
    await intake.take([tick('a')], arrival)
    while (here.ids().length === 0) await new Promise((resolve) => setTimeout(resolve, 1))
    await intake.close()
  })

  it('is there once after a crash at every moment that there is: not yet in the store, half in it, in it and still in the log', async () => {
    for (const crash of ['before', 'half', 'after'] as const) {
      const ids = [`${crash}-a`, `${crash}-b`]
      const copy = await ground()
      const intake = await here.open()
      // Two months are two blocks.
      await intake.take([tick(ids[0] ?? ''), { ...tick(ids[1] ?? ''), timestamp: now - 20 * 86_400_000 }], { ...arrival, trusted: true })
      // What a killed process leaves is what is in its folder at that moment.
      if (crash === 'before') await copyFiles(here.folder, copy.folder)
      let appends = 0
      const second = await copy.open({
        events: {
          async append(events, token) {
            appends++
            if (crash === 'half' && appends === 2) throw new Error('crashed')
            await store(copy, events, token)
            if (crash === 'after' && appends === 2) throw new Error('crashed')
          },
        },
        pause: 1_000_000,
      })
      if (crash !== 'before') {
        await second.take([tick(ids[0] ?? ''), { ...tick(ids[1] ?? ''), timestamp: now - 20 * 86_400_000 }], { ...arrival, trusted: true })
        await expect(second.flush()).rejects.toThrow('crashed')
      }
      const left = await ground()
      // A segment may go into the store, and from the disk, while it is copied.
      await copyFiles(copy.folder, left.folder)
      const third = await left.open({ events: { append: (events, token) => store(copy, events, token) } })
      // The client got no answer and sends it again, too.
      expect(
        await third.take(
          ids.map((id) => tick(id)),
          arrival,
        ),
      ).toEqual({ accepted: 2, faults: [], kept: [] })
      await third.flush()
      expect(
        stored
          .get(copy)
          ?.map(({ id }) => id)
          .toSorted(),
      ).toEqual(ids)
      await Promise.all([third.close(), second.close(), intake.close()])
      await Promise.all([copy.remove(), left.remove()])
    }
  })
})

const stored = new Map<Ground, { id: string }[]>()
const tokens = new Set<string>()
async function store(ground: Ground, events: readonly { id: string }[], token: string) {
  if (tokens.has(token)) return
  tokens.add(token)
  stored.set(ground, [...(stored.get(ground) ?? []), ...events])
}

describe('a duplicate', () => {
  it('is known across restarts, whether its first is in the log or in the store', async () => {
    const first = await here.open()
    await first.take([tick('a')], arrival)
    await first.flush()
    await first.take([tick('b')], arrival)
    here.store.refuses = true
    await first.close()
    here.store.refuses = false
    const second = await here.open()
    expect(await second.take([tick('a'), tick('b'), tick('c')], arrival)).toEqual({ accepted: 3, faults: [], kept: [keptAt(2)] })
    await second.flush()
    expect(here.ids()).toEqual(['a', 'b', 'c'])
    await second.close()
  })

  it('that comes while its first is on the way to the disk is not lost when the first is', async () => {
    const disk = brokenDisk()
    const intake = await here.open({ disk })
    disk.trouble.sync = 'once'
    const answers = await Promise.all([intake.take([tick('a')], arrival), intake.take([tick('a'), tick('b')], arrival)])
    expect(answers).toEqual([
      { busy: true, status: 503, seconds: 10 },
      { accepted: 2, faults: [], kept: [keptAt(0), keptAt(1)] },
    ])
    await intake.flush()
    expect(here.ids()).toEqual(['a', 'b'])
    await intake.close()
  })
})

describe('sessions', () => {
  it('go on after a restart, and are those that the client names where it names one', async () => {
    const first = await here.open()
    const at = (minutes: number) => ({ ...arrival, at: now + minutes * 60_000 })
    await first.take(
      [
        { name: 'tick', clientId: 'c1' },
        { name: 'tick', clientId: 'c2' },
      ],
      at(0),
    )
    await first.close()
    const second = await here.open()
    await second.take([{ name: 'tick', clientId: 'c1' }], at(29))
    await second.take([{ name: 'tick', clientId: 'c1', sessionId: 'own' }], at(30))
    await second.take([{ name: 'tick', clientId: 'c1' }], at(61))
    await second.close()
    const [one, two, again, own, later] = here.kept().map(({ session }) => session)
    expect(again).toBe(one)
    expect(own).toBe('own')
    expect(new Set([one, two, own, later]).size).toBe(4)
  })
})

describe('too much', () => {
  it('is refused with 503 while the store refuses, and all that was accepted gets in afterwards', async () => {
    const intake = await here.open({ limits: { waiting: 1_000_000, backlog: 50_000 }, segment: { bytes: 10_000, age: 1000 } })
    here.store.refuses = true
    const accepted: string[] = []
    let busy
    for (let at = 0; busy === undefined; at++) {
      const answer = await intake.take([tick(`e${at}`)], arrival)
      if ('busy' in answer) busy = answer
      else accepted.push(`e${at}`)
    }
    expect(busy).toEqual({ busy: true, status: 503, seconds: 30 })
    expect(intake.state().backlog).toBeLessThan(60_000)
    here.store.refuses = false
    while (intake.state().segments > 0) await intake.flush().catch(() => undefined)
    expect(await intake.take([tick('again')], arrival)).toEqual({ accepted: 1, faults: [], kept: [{ ...keptAt(0), isBot: true }] })
    await intake.flush()
    expect(here.ids().toSorted()).toEqual([...accepted, 'again'].toSorted())
    expect(here.warnings[0]).toMatch(/^The event store did not take in /)
    await intake.close()
  })

  it('is refused with 503 while the disk is full, and nothing of it is there', async () => {
    const disk = brokenDisk()
    const intake = await here.open({ disk })
    disk.trouble.write = 'always'
    expect(await intake.take([tick('a')], arrival)).toEqual({ busy: true, status: 503, seconds: 30 })
    delete disk.trouble.write
    disk.trouble.free = 1000
    expect(await intake.take([tick('b')], arrival)).toEqual({ busy: true, status: 503, seconds: 30 })
    delete disk.trouble.free
    expect(await intake.take([tick('b')], arrival)).toEqual({ accepted: 1, faults: [], kept: [keptAt(0)] })
    await intake.flush()
    expect(here.ids()).toEqual(['b'])
    // One warning for each time that the disk was full, not for each request that was refused.
    expect(here.warnings).toHaveLength(1)
    expect(here.warnings[0]).toMatch(
      /^The intake log in .+ cannot be written \(.*ENOSPC.*\): events are refused with 503 until it can; see that the disk has room\.$/,
    )
    await intake.close()
  })

  it('is what comes after the end', async () => {
    const intake = await here.open()
    await intake.close()
    expect(await intake.take([tick('a')], arrival)).toEqual({ busy: true, status: 503, seconds: 10 })
  })
})

describe('a machine', () => {
  it('that does more in a second than people do is kept with the reason, and a server that brings many at once is none', async () => {
    const intake = await here.open()
    const many = Array.from({ length: 40 }, () => ({ name: 'tick', clientId: 'c1' }))
    await intake.take(many, arrival)
    await intake.take(many, { ...arrival, trusted: true, project: 'blog' })
    await intake.close()
    expect(here.kept().filter(({ bot }) => bot === 'burst')).toHaveLength(15)
    expect(here.kept().filter(({ project, bot }) => project === 'blog' && bot !== '')).toEqual([])
  })
})
