import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ReadName, reads } from '@tagmason/domain'
import { type CollectionName, type Member, sampleSeed, type Seed, workCollections } from '@tagmason/engine'
import { afterEach, expect, it, vi } from 'vitest'
import { auditFindings } from '../cli/doctor/audit.ts'
import { restore } from '../cli/restore.ts'
import { restoreEvents } from '../events/backup.ts'
import { openHouse } from '../openHouse.ts'
import { renewSamples } from '../records/renewSamples.ts'
import { readSettings } from '../settings.ts'
import { unpack } from './packed.testing.ts'

const kept = join(import.meta.dirname, '../../test-data/formats')
const files = readdirSync(kept).filter((name) => name.endsWith('.br'))
const ada: Member = { id: 'member-1', name: 'Ada Byron', email: 'ada@shop.example', role: 'owner' }
/** All questions that need nothing said; roles that nobody changed are described as the version does it. */
const questions = (Object.keys(reads) as ReadName[]).filter((name) => reads[name].input.safeParse(undefined).success && name !== 'roles.list')
const projects = ['shop', 'blog']

let folder = ''
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

type House = Awaited<ReturnType<typeof openHouse>>

/** What the product shows in every project, as a version has it: no rows of the sample alone. */
const catalogue = new Set(
  `setupCards reportTemplates widgetTypes dataSets sharingOptions endpoints securityFeatures courses achievements categories articles updates videos guides codeExamples
  writtenGuides supportExperts supportPackages billingPlans availableIntegrations templates`.split(/\s+/),
)

/** Sample rows as a later version may have them: each says something else, and some have other ids. */
function laterSeed(): Seed {
  const later = (row: object) =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]) => [key, key === 'description' || key === 'title' ? `${String(value)} (later)` : (value as unknown)]),
    )
  const changed = ([name, rows]: [string, ReadonlyMap<string, object>]) => {
    if (catalogue.has(name)) return [name, rows]
    const [first] = rows.keys()
    const newId = (id: string) => (id === first && !['enterpriseRoles', 'enterpriseMembers', 'accountMembers', 'projects'].includes(name) ? `${id}-later` : id)
    return [name, new Map([...rows].map(([id, row]) => [newId(id), 'id' in row ? { ...later(row), id: newId(id) } : later(row)]))]
  }
  return Object.fromEntries(Object.entries(sampleSeed()).map((entry) => changed(entry as never))) as Seed
}

/** Every answer in every project of the account's own. */
async function answers(house: House): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {}
  for (const project of projects)
    for (const name of questions) {
      const answer = await house
        .workspace({ account: 'main', member: ada, ip: '', project })
        .read(name, undefined as never)
        .catch((error: unknown) => String(error))
      all[`${project} ${name}`] = answer
    }
  return all
}

/** Rows that people made: with a fresh id, of a project of their own, or marked so. */
async function rowsOfPeople(house: House): Promise<Record<string, unknown>> {
  const store = house.records.of('main')
  const all: Record<string, unknown> = {}
  for (const collection of [...(Object.keys(sampleSeed()) as CollectionName[]), ...workCollections, 'preferences', 'auditHeads', 'auditChanges'] as const)
    for (const [id, row] of await store.list(collection)) {
      const isOwn = 'project' in row ? projects.includes(String(row.project)) : projects.includes(id) || /^[0-9a-f]{8}-[0-9a-f]{4}-/.test(id)
      if (isOwn || ('space' in row && row.space === 'real')) all[`${collection} ${id}`] = row
    }
  return all
}

it.each(files)('an account that was kept as in %s opens, and is the same after an upgrade with other sample rows', { timeout: 120_000 }, async (file) => {
  folder = await mkdtemp(join(tmpdir(), 'tagmason-format-'))
  const settings = readSettings({ TAGMASON_DATA: join(folder, 'data'), PORT: '0' })
  unpack(readFileSync(join(kept, file)), join(folder, 'backup'))
  const { made } = await restore(settings, join(folder, 'backup'), { restoreEvents })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(made) + 60_000 })

  const house = await openHouse(settings)
  try {
    await house.intake.flush()
    await house.desk.settle()
    const [rows, before] = [await rowsOfPeople(house), await answers(house)]
    expect(Object.keys(rows).length).toBeGreaterThan(60)
    expect(questions.length).toBeGreaterThan(60)
    expect(Object.entries(before).filter(([, answer]) => typeof answer === 'string' && answer.includes('Error'))).toEqual([])
    // Four days of two events each, and in the shop one that waited in the log.
    for (const [project, events] of [
      ['shop', 9],
      ['blog', 8],
    ] as const)
      expect((await house.events.overview({ account: 'main', project, from: 0, to: Date.now() + 1 })).events).toBe(events)

    await renewSamples(house.records, laterSeed())
    expect(await rowsOfPeople(house)).toEqual(rows)
    expect(await answers(house)).toEqual(before)

    // What was made while a sample project was selected is the account's, too.
    const inSample = house.workspace({ account: 'main', member: ada, ip: '', project: 'analytics-dashboard' })
    const roles = await inSample.read('roles.list', undefined)
    expect(roles.find(({ name }) => name === 'Auditor')).toMatchObject({ custom: true, permissions: ['view dashboards'] })
    expect(roles.find(({ id }) => id === 'role-editor')).toMatchObject({
      permissions: ['access most data'],
      description: expect.stringMatching(/^[^(]*$/) as string,
    })
    expect(roles.find(({ id }) => id === 'role-viewer')?.description).toContain('(later)')
    expect((await inSample.read('departments.list', undefined)).map(({ name }) => name)).toContain('Space')
    expect((await inSample.read('members.team', undefined)).invitations.map(({ email }) => email)).toContain('open@shop.example')
    for (const each of await auditFindings(house.records, Date.now())) expect(each).toMatchObject({ state: 'good' })
  } finally {
    await house.close()
  }
})
