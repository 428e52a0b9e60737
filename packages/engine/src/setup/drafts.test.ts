import { mostContainerDrafts } from '@tagmason/domain'
import { containerFromPlan, effectOf, planFromGoals, proofOf, proveConsent, readContainer } from '@tagmason/tracking'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

const id = 'GTM-SHOP123'
const goals = 'Track newsletter sign-ups and purchases'
interface Part {
  name: string
  tagId?: string
  parameter?: { key: string; value?: string }[]
}
interface File {
  containerVersion: { container: { publicId: string }; tag: Part[]; trigger: Part[]; variable: Part[] }
}
const stored = () =>
  JSON.parse(
    JSON.stringify(containerFromPlan(planFromGoals(goals), { measurementId: 'G-AB12CD34EF', consent: 'denied' })).replaceAll('GTM-XXXXXXX', id),
  ) as File
const changed = (change: (file: File) => void) => {
  const file = stored()
  change(file)
  return JSON.stringify(file)
}
const tagIn = (file: File, name: string) => {
  const found = file.containerVersion.tag.find((one) => one.name === name)
  if (found === undefined) throw new Error(`The container has no tag '${name}'.`)
  return found
}
/** One more hit: what the purchase sends, under another event. */
const second = changed((file) => {
  const { parameter = [], ...purchase } = tagIn(file, 'GA4 - purchase')
  file.containerVersion.tag.push({
    ...purchase,
    tagId: '900',
    name: 'Second',
    parameter: parameter.map((one) => (one.key === 'eventName' ? { ...one, value: 'order' } : one)),
  })
})
const read = (text: string) => {
  const { file } = readContainer(text)
  if (file === null) throw new Error('The test made no container.')
  return file
}
/** The proof as `tagmason effect` keeps it. */
async function proofFor(after: string, before = JSON.stringify(stored()), more: object = {}): Promise<string> {
  const [one, other] = [read(before), read(after)]
  const effect = await effectOf(one, other)
  const passed = effect.changes.every(({ kind }) => kind !== 'lost' && kind !== 'unknown')
  return JSON.stringify({ ...proofOf({ command: 'effect', options: {}, passed, summary: {}, inputs: { before: one, after: other }, data: effect }), ...more })
}

let engine: ReturnType<typeof sampleEngine>
const workspace = () => engine.workspace
beforeEach(async () => {
  engine = sampleEngine()
  await workspace().act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  await workspace().act('containers.upload', { fileName: 'shop.json', text: JSON.stringify(stored()) })
  await workspace().act('containers.import', undefined)
})
const waiting = async () => (await workspace().read('containers.list', undefined)).drafts
const storedNow = async () => JSON.parse((await workspace().act('containers.export', { id })).text) as File
const given = { id, title: 'Orders beside purchases', meant: ['GA4 event order'] }
let proof = ''
beforeAll(async () => {
  proof = await proofFor(second)
})
const propose = (more: object = {}) => workspace().act('containers.propose', { ...given, text: second, proof, ...more })

describe('a draft that is proposed', () => {
  it('waits, changes nothing, and becomes a version once a member takes it', async () => {
    const before = await storedNow()
    const draft = await propose()
    expect(draft).toMatchObject({ containerId: id, title: given.title, base: 1, counts: { lost: 0, gained: 1 } })
    expect(draft).not.toHaveProperty('content')
    expect(await waiting()).toEqual([draft])
    expect(await storedNow()).toEqual(before)
    const review = await workspace().read('containers.draft', { id: draft.id })
    expect(review).toMatchObject({ draft, outdated: false, effect: { counts: { gained: 1 } } })
    expect(review.changes.map(({ name }) => name)).toEqual(['Second'])

    const version = await workspace().act('containers.takeDraft', { id: draft.id })
    expect(version).toMatchObject({ number: 2, cause: { kind: 'draft', title: given.title, by: draft.by } })
    expect((await storedNow()).containerVersion.tag.map(({ name }) => name)).toContain('Second')
    expect(await waiting()).toEqual([])
    // It is in no Tag Manager yet: what is stored is not what Google has.
    const { containers } = await workspace().read('containers.list', undefined)
    expect(containers.find((one) => one.id === id)?.changedAt).toBeDefined()
    await expect(workspace().act('containers.takeDraft', { id: draft.id })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('is dismissed, and gone', async () => {
    const { id: draft } = await propose()
    await workspace().act('containers.dismissDraft', { id: draft })
    expect(await waiting()).toEqual([])
    await expect(workspace().read('containers.draft', { id: draft })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('cannot be taken once the container is another one, and says so', async () => {
    const { id: draft } = await propose()
    await workspace().act('containers.upload', { fileName: 'later.json', text: changed((file) => (tagIn(file, 'GA4 - purchase').name = 'GA4 - order')) })
    await workspace().act('containers.import', undefined)
    expect(await workspace().read('containers.draft', { id: draft })).toMatchObject({ outdated: true })
    await expect(workspace().act('containers.takeDraft', { id: draft })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('changed since') as string,
    })
  })

  it('needs the role of an editor, to propose, to take and to dismiss', async () => {
    const { id: draft } = await propose()
    const viewer = engine.as('analyst')
    await expect(viewer.act('containers.propose', { ...given, text: second, proof })).rejects.toMatchObject({ code: 'forbidden' })
    for (const act of ['containers.takeDraft', 'containers.dismissDraft'] as const)
      await expect(viewer.act(act, { id: draft })).rejects.toMatchObject({ code: 'forbidden' })
    expect(await waiting()).toHaveLength(1)
  })

  it('is one of twenty at most', async () => {
    const { id: first } = await propose()
    const row = await engine.store.get('containerDrafts', first)
    if (row === undefined) throw new Error('Nothing was kept.')
    const copies = Array.from({ length: mostContainerDrafts - 1 }, (_, n) => `copy-${n}`)
    await engine.store.commit(copies.map((copy) => ({ collection: 'containerDrafts' as const, id: copy, row: { ...row, id: copy } })))
    await expect(propose()).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('wait already') as string })
  })
})

describe('a draft without a proof that holds', () => {
  const paused = changed((file) => Object.assign(tagIn(file, 'GA4 - purchase'), { paused: true }))
  const open = changed((file) => Object.assign(tagIn(file, 'Consent - Default denied'), { paused: true }))
  const planted: [string, () => object | Promise<object>, string][] = [
    ['none', () => ({ proof: '{}' }), 'the proof is none'],
    ['one of another command', async () => ({ proof: JSON.stringify({ ...(JSON.parse(proof) as object), command: 'taint' }) }), "needs a proof of 'effect'"],
    ['one that was changed', () => ({ proof: proof.replace('"summary":{}', '"summary":{"lost":0}') }), 'changed'],
    ['one of other content', () => ({ text: paused }), 'otherInput'],
    ['one against another file than is stored', async () => ({ proof: await proofFor(second, paused) }), 'otherInput'],
    [
      'one of visits of its own',
      () => {
        const { inputs, ...rest } = JSON.parse(proof) as { inputs: object }
        return { proof: JSON.stringify({ ...rest, inputs: { ...inputs, visits: 'x' } }) }
      },
      'visits of your own',
    ],
    ['one that did not pass', async () => ({ text: paused, proof: await proofFor(paused) }), 'did not pass'],
    [
      'one that lies about a loss',
      async () => {
        const [one, other] = [read(JSON.stringify(stored())), read(paused)]
        const effect = await effectOf(one, other)
        return {
          text: paused,
          proof: JSON.stringify(proofOf({ command: 'effect', options: {}, passed: true, summary: {}, inputs: { before: one, after: other }, data: effect })),
          meant: effect.changes.map(({ label }) => label),
        }
      },
      'a hit is lost',
    ],
    ['a hit that is not meant', () => ({ meant: [] }), 'gained: GA4 event order'],
    ['another container', async () => ({ text: second.replaceAll(id, 'GTM-OTHER12') }), 'another container'],
    ['nothing that changes', async () => ({ text: JSON.stringify(stored()), proof: await proofFor(JSON.stringify(stored())) }), 'as what is stored'],
    ['no container', () => ({ text: '{"a":1}' }), 'no container export'],
    [
      'no default of consent, whatever is meant',
      async () => {
        const effect = await effectOf(read(JSON.stringify(stored())), read(open))
        return { text: open, proof: await proofFor(open), meant: effect.changes.map(({ label }) => label) }
      },
      'The draft is not taken',
    ],
  ]
  it.each(planted)('is refused: %s', async (_, change, says) => {
    await expect(propose(await change())).rejects.toMatchObject({ code: 'invalid', message: expect.stringContaining(says) as string })
    expect(await waiting()).toEqual([])
  })

  it('respects consent as it is stored, so that the planted one is worse', async () => {
    const verdicts = async (text: string) => (await proveConsent(read(text), { late: 0, region: 'DE' })).tags.every(({ verdict }) => verdict === 'proven')
    expect([await verdicts(JSON.stringify(stored())), await verdicts(open)]).toEqual([true, false])
  })
})
