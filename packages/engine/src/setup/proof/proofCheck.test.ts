import type { ProofCheck, ReadInput, Workspace } from '@tagmason/domain'
import { checkProof, readContainer, readProof, resultAgain } from '@tagmason/tracking'
import { beforeAll, describe, expect, it } from 'vitest'
import { sampleEngine } from '../../testing/sampleEngine.ts'

const id = 'GTM-SHOP11'
const ids = { accountId: '1', containerId: '2' }
const texts = (values: Readonly<Record<string, string>>) => Object.entries(values).map(([key, value]) => ({ type: 'TEMPLATE', key, value }))
const shop = (names: readonly string[]) =>
  JSON.stringify({
    exportFormatVersion: 2,
    exportTime: '2024-01-20 09:00:00',
    containerVersion: {
      path: 'accounts/1/containers/2/versions/0',
      ...ids,
      containerVersionId: '0',
      container: { path: 'accounts/1/containers/2', ...ids, name: 'Shop', publicId: id, usageContext: ['WEB'] },
      tag: names.map((name, at) => ({
        ...ids,
        tagId: String(at + 1),
        name,
        type: 'gaawe',
        parameter: texts({ eventName: name, measurementIdOverride: 'G-AB12CD34EF' }),
        firingTriggerId: [String(at + 1)],
        tagFiringOption: 'ONCE_PER_EVENT',
      })),
      trigger: names.map((name, at) => ({
        ...ids,
        triggerId: String(at + 1),
        name,
        type: 'CUSTOM_EVENT',
        customEventFilter: [{ type: 'EQUALS', parameter: texts({ arg0: '{{_event}}', arg1: name }) }],
      })),
    },
  })
const [early, late, other] = [shop(['order', 'refund']), shop(['order', 'refund', 'sign_up']), shop(['order'])]

const engine = sampleEngine()
const { workspace } = engine
const imports = async (text: string) => {
  await workspace.act('containers.upload', { fileName: 'shop.json', text })
  await workspace.act('containers.import', undefined)
}
const check = (proof: string, files: ReadInput<'containers.proofCheck'>['files'] = {}, on: Workspace = workspace): Promise<ProofCheck> =>
  on.read('containers.proofCheck', { id, proof, files })

let tests = ''
const proofs: Record<'effect' | 'consent' | 'flows' | 'explain' | 'strength', string> = { effect: '', consent: '', flows: '', explain: '', strength: '' }

beforeAll(async () => {
  await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'Europe/Madrid' })
  await workspace.act('containers.connect', { id })
  await imports(early)
  await imports(late)
  const source = { containerId: id }
  tests = (await workspace.read('containers.strength', source)).written
  proofs.effect = (await workspace.read('containers.effect', { id, from: 1, to: 2 })).proof
  proofs.consent = (await workspace.read('containers.consent', source)).proof
  proofs.flows = (await workspace.read('containers.dataFlows', source)).proof
  proofs.explain = (await workspace.read('containers.explain', { ...source, tag: 'order' })).proof
  proofs.strength = (await workspace.read('containers.strength', { ...source, tests })).proof
}, 60_000)

const names = Object.keys(proofs) as (keyof typeof proofs)[]
const fileOf = (text: string) => {
  const { file } = readContainer(text)
  if (file === null) throw new Error('The container cannot be read.')
  return file
}
/** What `tagmason verify-proof` finds for these files. */
const verified = async (text: string, [before, after]: readonly [string, string]) => {
  const proof = readProof(text)
  if (proof === undefined) throw new Error('The proof cannot be read.')
  const result = await resultAgain(proof, { container: fileOf(after), before: fileOf(before), after: fileOf(after), tests })
  if (result === undefined) throw new Error('The command is not known.')
  return checkProof(proof, result)
    .map(({ code }) => code)
    .filter((code) => code !== 'failed')
}

describe('a proof from a screen', { timeout: 60_000 }, () => {
  it.each(names)('of %s is accepted by the command for the same files, and for no other', async (name) => {
    const exported = [(await workspace.act('containers.export', { id, version: 1 })).text, (await workspace.act('containers.export', { id })).text] as const
    expect(await verified(proofs[name], [early, late])).toEqual([])
    expect(await verified(proofs[name], exported)).toEqual([])
    const changed = verified(proofs[name], [early, shop(['order', 'refund', 'joined'])])
    // Tests that fail on another container refuse it before anything is compared.
    if (name === 'strength') await expect(changed).rejects.toMatchObject({ sentence: { code: 'mutate.testFails' } })
    else expect(await changed).toContain('otherInput')
  })

  it('is missing where there were no tests', async () => {
    expect(await workspace.read('containers.strength', { containerId: id })).toMatchObject({ given: '', proof: '' })
  })

  it('is of generated tags too, and holds for the tests that come with it', async () => {
    const { workspace: own } = sampleEngine()
    await own.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'Europe/Madrid' })
    await own.act('plans.generate', { goals: 'Track newsletter sign-ups' })
    await own.act('containers.connect', { id })
    const { proof, given } = await own.read('containers.strength', {})
    expect(await check(proof, {}, own)).toMatchObject({ outcome: 'files', files: ['tests'] })
    expect(await check(proof, { tests: given }, own)).toMatchObject({ outcome: 'holds', command: 'mutate' })
  })
})

describe('a proof that is checked on a screen', { timeout: 60_000 }, () => {
  it.each(names)('of %s holds for what is stored', async (name) => {
    const files = name === 'strength' ? { tests } : {}
    expect(await check(proofs[name], files)).toMatchObject({ outcome: 'holds', faults: [], impossible: '' })
  })

  it('says whether what it proves is a success, and of which versions', async () => {
    expect(await check(proofs.effect)).toMatchObject({
      command: 'effect',
      passed: true,
      versions: [
        { input: 'before', version: 1 },
        { input: 'after', version: 2 },
      ],
    })
    expect(await check(proofs.consent)).toMatchObject({ command: 'consent prove', passed: false, outcome: 'holds' })
  })

  it('asks for the tests, and refuses others', async () => {
    expect(await check(proofs.strength)).toMatchObject({ outcome: 'files', files: ['tests'] })
    const changed = await check(proofs.strength, { tests: tests.replace('order', 'ordered') })
    expect(changed).toMatchObject({ outcome: 'broken', faults: [{ code: 'otherFile', input: 'tests' }] })
  })

  it('is refused where it cannot be read, was changed, or is of another engine or command', async () => {
    for (const bad of ['', 'no proof', '{}', '[]', tests]) expect(await check(bad)).toMatchObject({ outcome: 'unreadable' })
    expect(await check(proofs.effect.replace('"lost": 0', '"lost": 3'))).toMatchObject({ outcome: 'broken', faults: [{ code: 'changed' }] })
    expect(await check(proofs.effect.replace('"effect"', '"guess"'))).toMatchObject({ outcome: 'broken', faults: [{ code: 'unknownCommand' }] })
    await expect(check('x'.repeat(100_001))).rejects.toMatchObject({ code: 'invalid' })
  })

  it('is for every member who sees the container, and for no container of another project', async () => {
    const { workspace: own, as } = sampleEngine()
    await own.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'Europe/Madrid' })
    await own.act('containers.connect', { id })
    await expect(check(proofs.effect, {}, as('viewer'))).resolves.toMatchObject({ outcome: 'files' })
    await expect(own.read('containers.proofCheck', { id: 'GTM-OTHER1', proof: '', files: {} })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('says that the container has changed since', async () => {
    await imports(other)
    const of = async (name: keyof typeof proofs) => check(proofs[name], { tests })
    expect(await of('consent')).toMatchObject({ outcome: 'broken', faults: [{ code: 'older', version: 2, now: 3 }] })
    expect(await of('effect')).toMatchObject({ outcome: 'holds' })
    const foreign = sampleEngine().workspace
    await foreign.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'Europe/Madrid' })
    await foreign.act('containers.connect', { id })
    await foreign.act('containers.upload', { fileName: 'shop.json', text: other })
    await foreign.act('containers.import', undefined)
    expect(await check(proofs.consent, {}, foreign)).toMatchObject({ outcome: 'broken', faults: [{ code: 'container' }] })
  })
})
