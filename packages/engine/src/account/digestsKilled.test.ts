import { describe, expect, it } from 'vitest'
import { event, purchase } from '../figures/collected.testing.ts'
import { jobServer } from '../jobs/jobServer.testing.ts'
import { runJob } from '../jobs/runJob.ts'

const hour = 3_600_000
const day = 24 * hour
/** A Monday, noon in UTC. */
const start = Date.parse('2026-03-02T12:00:00.000Z')

/** At which commit a server dies, and whether what it wrote was kept although it never heard so. */
interface Kill {
  commit: number
  kept: boolean
}

/** A fortnight of a member who wants every digest, looked after by two servers that find the same work: what was mailed, and how many commits there were. */
async function fortnight(kill: Kill | null) {
  const { store, ports, workspace, clock, collect, due } = await jobServer(start)
  const member = (await workspace.read('session.get', undefined)).member.id
  await store.commit([{ collection: 'passwords', id: member, row: { id: member, hash: 'x', changedAt: '', space: 'real' } }])
  await workspace.act('settings.setNotifications', { weeklyReports: true, emailAlerts: true, dataAnomalies: true, securityAlerts: true })
  const rule = { metric: 'pageViews', comparison: 'over', value: 5, minutes: 10, pause: 60, quiet: null } as const
  await workspace.act('alerts.save', { name: 'Busy', description: '', type: 'traffic', priority: 'high', channels: ['chat'], rule })
  let commits = 0
  const { commit } = store
  store.commit = async (writes) => {
    const dies = ++commits === kill?.commit
    if (!dies || kill.kept) await commit(writes)
    if (dies) throw new Error('killed')
  }
  for (let at = 1; at <= 14; at++) {
    clock.now = start + at * day - 3 * hour
    const views = Array.from({ length: at % 3 === 0 ? 9 : 2 }, (_, place) => event(clock.now - 60_000 + place))
    await collect([...views, purchase(clock.now - 30_000, 20 + at)], `s.${at}`)
    for (const look of [0, 2 * hour, 4 * hour]) {
      clock.now = start + at * day - 3 * hour + look
      for (let found = await due(); found.length > 0; found = await due())
        for (const each of found) await Promise.allSettled([runJob(store, ports, each), runJob(store, ports, each)])
    }
  }
  const mails = [...(await store.list('outbox')).values()].filter(({ kind }) => kind === 'digest')
  // When it went into the outbox is left out: a server that dies writes it at its next look.
  return { mailed: mails.map(({ subject, to, body }) => ({ subject, to, body })), commits }
}

describe('digests of a fortnight, with two servers', { timeout: 240_000 }, () => {
  it('are mailed once each, whichever commit a server dies at', async () => {
    const { mailed, commits } = await fortnight(null)
    expect(mailed.filter(({ subject }) => subject === 'Shop: the last seven days')).toHaveLength(3)
    const [first, ...others] = mailed.filter(({ subject }) => subject === 'Shop: what happened since yesterday')
    expect(others.length).toBeGreaterThan(1)
    expect(first?.body).toContain('Alerts that were raised\n- Busy: Page views over 5 in 10 minutes\n')
    for (let commit = 1; commit <= commits; commit += 13)
      for (const kept of [false, true]) expect((await fortnight({ commit, kept })).mailed, `commit ${commit}, kept: ${kept}`).toEqual(mailed)
  })
})
