import { languages } from '@tagmason/domain'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { jobServer } from '../jobs/jobServer.testing.ts'
import { runJob } from '../jobs/runJob.ts'
import { type Release, releases, releasesAfter } from './releases.ts'

const start = Date.parse('2026-03-02T12:00:00.000Z')

/** A server whose owner can sign in, and that ran a version before; a new one where that is null. */
async function updated(before: string | null, productUpdates = true) {
  const server = await jobServer(start)
  const { store, workspace } = server
  const { id } = (await workspace.read('session.get', undefined)).member
  await workspace.act('settings.setNotifications', { productUpdates })
  await store.commit([
    { collection: 'passwords', id, row: { id, hash: 'x', changedAt: '', space: 'real' } },
    ...(before === null ? [] : [{ collection: 'toldReleases' as const, id, row: { id, version: before } }]),
  ])
  return { ...server, mails: async () => [...(await store.list('outbox')).values()].filter(({ kind }) => kind === 'productUpdate') }
}

describe('release notes', () => {
  it('begin with the version that package.json names, and say something in each language', () => {
    const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as { version: string }
    expect(releases[0].version).toBe(version)
    expect(new Set(releases.map((each) => each.version)).size).toBe(releases.length)
    for (const { notes } of releases) for (const language of languages) expect(notes[language]).toHaveLength(notes.en.length)
    for (const { notes, types, date } of releases) expect([types.length, date]).toEqual([notes.en.length, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)])
  })

  it('after a version are those that are newer, and the newest alone where it is not known', () => {
    const [three, two, one] = ['0.3.0', '0.2.0', '0.1.0'].map((version): Release => ({
      version,
      date: '2026-01-01',
      types: [],
      notes: { en: [], es: [], fr: [], de: [] },
    }))
    const all = [three, two, one] as [Release, Release, Release]
    expect(releasesAfter('0.1.0', all)).toEqual([three, two])
    expect(releasesAfter('0.3.0', all)).toEqual([])
    expect(releasesAfter('0.0.1', all)).toEqual([three])
  })
})

describe('product updates', () => {
  it('are mailed once after the server was updated, in the language of the member, with what is new', async () => {
    const { workspace, look, mails, clock, due } = await updated('0.0.9')
    await workspace.act('session.setPreferences', { language: 'de' })
    await look()
    clock.now += 86_400_000
    await look()
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`Tagmason ${releases[0].version} ist installiert: was neu ist`)
    for (const line of releases[0].notes.de) expect(mail?.body).toContain(`- ${line}`)
    expect((await due()).filter(({ name }) => name === 'updates.send')).toEqual([])
  })

  it('are mailed once by two servers of which one dies before its commit', async () => {
    const { store, ports, due, mails } = await updated('0.0.9')
    const { commit } = store
    const [first] = (await due()).filter(({ name }) => name === 'updates.send')
    if (first === undefined) throw new Error('Nothing is due.')
    store.commit = async () => Promise.reject(new Error('killed'))
    await expect(runJob(store, ports, first)).rejects.toThrow('killed')
    store.commit = commit
    expect(await mails()).toEqual([])
    expect((await Promise.all([runJob(store, ports, first), runJob(store, ports, first)])).toSorted()).toEqual([false, true])
    expect(await mails()).toHaveLength(1)
  })

  it('are not mailed by a new server, nor to who does not want them, also if they want the next (ACCT-SET-24-B)', async () => {
    for (const { workspace, look, mails } of [await updated(null), await updated('0.0.9', false)]) {
      await look()
      await workspace.act('settings.setNotifications', { productUpdates: true })
      await look()
      expect(await mails()).toEqual([])
    }
  })
})
