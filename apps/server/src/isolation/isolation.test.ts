import { type ActName, acts, type ReadName, reads } from '@tagmason/domain'
import { type CollectionName, sampleSeed } from '@tagmason/engine'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { act, fromPage } from '../app.testing.ts'
import { inputsFor } from './inputs.testing.ts'
import { belongingTo, mine, rowsIn, secretOf, theirs, twoAccounts, type World } from './twoAccounts.testing.ts'

/** They say themselves which project they are about, and every member of an account may choose any of its projects; the last ends the account. */
const about = new Set<string>(['session.selectProject', 'projects.create', 'apiKeys.create', 'settings.finishDeletion'])
/** The log of an account shows what was done in all of its real projects, and the export of everything holds them, to those who may see it. */
const accountWide = new Set<string>(['auditLog.changes', 'settings.exportData'])

const world = await twoAccounts()
const loot = { ids: [...world.ids, theirs], projects: [theirs] }
const actNames = (Object.keys(acts) as ActName[]).filter((name) => !about.has(name))
const readNames = Object.keys(reads) as ReadName[]
const collections = [...new Set([...Object.keys(sampleSeed()), ...collectionsOfTopics()])] as CollectionName[]

function collectionsOfTopics() {
  return readNames.flatMap((name) => [...reads[name].topics])
}

const runs = Number(process.env['TAGMASON_ISOLATION'] ?? 2)
const reached = new Map<string, number>()
let asked = 0
afterAll(() => {
  const past = [...reached.values()].filter((count) => count > 0).length
  console.warn(
    `isolation: ${asked} acts and reads with stolen ids, ${past} of ${reached.size} names got past the check of their input; TAGMASON_ISOLATION=50 for more`,
  )
})

/** Everything that comes back, files as text. */
function opened(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return text + [...text.matchAll(/"base64":"([^"]*)"/g)].map(([, base64 = '']) => Buffer.from(base64, 'base64').toString('latin1')).join('')
}

async function ask({ app }: World, kind: 'act' | 'read', name: string, input: unknown): Promise<{ status: number; text: string }> {
  const headers = { ...fromPage, 'x-account': 'main' }
  const response =
    kind === 'act'
      ? await act(app, name, input, headers)
      : await app.request(`/api/read/${name}`, { method: 'POST', headers, ...(input === undefined ? {} : { body: JSON.stringify(input) }) })
  const text = await response.text()
  asked++
  reached.set(name, (reached.get(name) ?? 0) + (response.status === 422 ? 0 : 1))
  return { status: response.status, text: text === '' ? '' : opened(JSON.parse(text)) }
}

/** Another project of the account, and the other account, whose rows have the same ids. */
const secrets = [secretOf('main', theirs), secretOf('other', mine), secretOf('other', theirs)]

describe('a project', () => {
  it.each(readNames.filter((name) => !accountWide.has(name)))('shows nothing of another one through %s (DATA-PROJECT-01-B)', async (name) => {
    await fc.assert(
      fc.asyncProperty(inputsFor(reads[name].input, loot), async (input) => {
        const { text } = await ask(world, 'read', name, input)
        for (const secret of secrets) expect(text.includes(secret), `${name} ${JSON.stringify(input)} shows ${secret}`).toBe(false)
      }),
      { numRuns: runs },
    )
  })

  const elsewhere = rowsIn(storeOf('other'), collections)
  it.each(actNames)('is neither shown nor changed in another one through %s (DATA-PROJECT-01-B)', async (name) => {
    const before = belongingTo(await rowsIn(storeOf('main'), collections), theirs)
    expect(before.size).toBeGreaterThan(50)
    await fc.assert(
      fc.asyncProperty(inputsFor(acts[name].input, loot), async (input) => {
        const { status, text } = await ask(world, 'act', name, input)
        if (!accountWide.has(name)) for (const secret of secrets) expect(text.includes(secret), `${name} ${JSON.stringify(input)} shows ${secret}`).toBe(false)
        if (status < 400)
          expect(differing(before, belongingTo(await rowsIn(storeOf('main'), collections), theirs)), `${name} ${JSON.stringify(input)}`).toEqual([])
      }),
      { numRuns: runs },
    )
  })

  it('of another account is as it was before all of this', async () => {
    expect(differing(await elsewhere, await rowsIn(storeOf('other'), collections))).toEqual([])
  })
})

function storeOf(account: string) {
  const store = world.stores[account]
  if (store === undefined) throw new Error(`The test made no account '${account}'.`)
  return store
}

/** The keys of rows that came, went or changed. */
const differing = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key))
