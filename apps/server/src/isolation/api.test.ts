import fc from 'fast-check'
import { expect, it } from 'vitest'
import { call, memoryRecords, openApi, paths } from '../api/api.testing.ts'

const accounts = ['main', 'other']
/** The same slugs in both accounts, so that only the key tells whose they are. */
const projects = ['alpha', 'beta']

/** Two accounts with two projects each; every project has a key, and one event that is named after both. */
async function houses() {
  const api = await openApi({ records: memoryRecords(accounts) })
  const owners: { account: string; project: string; key: string; mark: string }[] = []
  for (const account of accounts)
    for (const project of projects) {
      await api.door(account).act('projects.create', { name: project, website: `${project}.example`, timeZone: 'UTC' })
      const { secret: key } = await api.key({ project }, account)
      const mark = `of_${account}_${project}`
      await call(api.app, paths.events, { key, body: { name: mark } })
      owners.push({ account, project, key, mark })
    }
  await api.intake.flush()
  return { ...api, owners }
}

it('every route of the public API reads and writes in the project of its key alone, whatever it is asked for', async () => {
  const { app, events, intake, owners } = await houses()
  const named = fc.constantFrom(...projects, ...owners.map(({ mark }) => mark), 'analytics-dashboard', 'nobody', '../alpha', '*', '')
  const kept = async ({ account, project }: { account: string; project: string }) => {
    await intake.flush()
    return (await events.latest({ account, project, from: 0, to: 4e12, withBots: true }, 1000)).map(({ name }) => name).toSorted()
  }
  let count = 0
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...owners),
      fc.constantFrom(paths.counts, paths.reports, paths.dashboards, paths.events),
      named,
      named,
      async (thief, path, project, stolen) => {
        const others = owners.filter((each) => each !== thief)
        const before = await Promise.all(others.map(kept))
        const asked = `${path}?project=${encodeURIComponent(project)}&name=${encodeURIComponent(stolen)}&account=${thief.account === 'main' ? 'other' : 'main'}`
        const wanted = path === paths.events ? { body: { name: 'tried', project, account: 'other', params: { project } } } : {}
        const { status, json } = await call(app, path === paths.events ? path : asked, { key: thief.key, ...wanted })
        expect(status).not.toBe(500)
        for (const { mark } of others) expect(JSON.stringify(json['rows'] ?? json)).not.toContain(`"name":"${mark}"`)
        expect(await Promise.all(others.map(kept))).toEqual(before)
        count++
      },
    ),
    { numRuns: 150 },
  )
  // The attempts were real ones: each key did read and write its own.
  for (const owner of owners) expect(await kept(owner)).toContain(owner.mark)
  console.warn(`isolation: ${count} calls of the public API with stolen names`)
})
