import type { Workspace } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { type ApartInput, type ApartName, type ApartOutput, runApart } from '../apartWork.ts'
import { sampleEngine } from '../testing/sampleEngine.ts'

const id = 'GTM-LARGE1'
const ids = { accountId: '6001', containerId: '7001' }

/** An export of so many tags, of which each has a trigger and a variable of its own; `salt` is in every tenth. */
const exported = (tags: number, salt: string) =>
  JSON.stringify({
    exportFormatVersion: 2,
    containerVersion: {
      ...ids,
      container: { ...ids, name: 'Shop', publicId: id, usageContext: ['WEB'] },
      tag: Array.from({ length: tags }, (_, at) => ({
        ...ids,
        tagId: String(at + 1),
        name: `Tag ${at}`,
        type: 'gaawe',
        parameter: [
          { type: 'TEMPLATE', key: 'eventName', value: `event_${at}${at % 10 === 0 ? salt : ''}` },
          { type: 'TEMPLATE', key: 'measurementIdOverride', value: 'G-AB12CD34EF' },
        ],
        firingTriggerId: [String(10_000 + at)],
      })),
      trigger: Array.from({ length: tags + 1 }, (_, at) => ({ ...ids, triggerId: String(10_000 + at), name: `Trigger ${at}`, type: 'PAGEVIEW' })),
      variable: Array.from({ length: tags }, (_, at) => ({
        ...ids,
        variableId: String(at + 1),
        name: `Variable ${at}`,
        type: 'v',
        parameter: [{ type: 'TEMPLATE', key: 'name', value: `v${at}` }],
      })),
    },
  })

/** A workspace whose large work is done as if in a thread: what goes in and comes out is copied. Tells what was asked for. */
function engine() {
  const asked: ApartName[] = []
  const apart = async <N extends ApartName>(name: N, input: ApartInput<N>): Promise<ApartOutput<N>> => {
    asked.push(name)
    return structuredClone(await runApart(name, structuredClone(input)))
  }
  const { workspace } = sampleEngine({ ports: { apart } })
  return { workspace, askedFor: async (work: () => Promise<unknown>) => (asked.splice(0), await work(), [...asked]) }
}

async function given(workspace: Workspace, text: string) {
  const review = await workspace.act('containers.upload', { fileName: 'shop.json', text })
  return { upload: review.kind === 'container' ? review.upload : '', into: id, mode: 'mergeOverwriting' as const }
}

describe('a large container', () => {
  it('is compared, mended and merged in a thread, and nothing of it on the one that answers', async () => {
    const { workspace, askedFor } = engine()
    await given(workspace, exported(400, ''))
    expect(await askedFor(() => workspace.act('containers.import', undefined))).toEqual(['review', 'merged', 'counts'])
    expect(await askedFor(() => workspace.read('containers.details', { id }))).toEqual(['entities'])
    expect(await askedFor(() => workspace.act('containers.verify', { id }))).toEqual(['held'])
    expect(await askedFor(() => workspace.act('containers.export', { id }))).toEqual(['written'])
    expect(await askedFor(() => workspace.read('events.list', undefined))).toEqual(['senders'])
    const choice = await given(workspace, exported(400, '_new'))
    expect(await askedFor(() => workspace.read('containers.importing', choice))).toEqual(['review', 'import'])
    await workspace.act('containers.import', choice)
    expect(await askedFor(() => workspace.read('containers.difference', { id, from: 1, to: 2 }))).toEqual(['difference'])
    const fix = { id, partial: false, version: 2, rules: ['A10', 'A11'] }
    expect(await askedFor(() => workspace.read('containers.fixing', fix))).toEqual(['fixes'])
    expect(await askedFor(() => workspace.act('containers.fix', fix))).toEqual(['mended', 'counts'])
    expect(await askedFor(() => workspace.act('containers.rollback', { id, to: 1, version: 3 }))).toEqual(['counts'])
  })

  it('gives the same answers through a thread as without one', async () => {
    const answers = async (workspace: Workspace) => {
      await given(workspace, exported(400, ''))
      const imported = await workspace.act('containers.import', undefined)
      const details = await workspace.read('containers.details', { id })
      const verified = await workspace.act('containers.verify', { id })
      const file = await workspace.act('containers.export', { id })
      const choice = await given(workspace, exported(400, '_new'))
      const preview = await workspace.read('containers.importing', choice)
      const merged = await workspace.act('containers.import', choice)
      const difference = await workspace.read('containers.difference', { id, from: 1, to: 2 })
      const fix = { id, partial: false, version: 2, rules: ['A10', 'A11'] }
      const fixing = await workspace.read('containers.fixing', fix)
      return { imported, details, verified, file, preview, merged, difference, fixing, fixed: await workspace.act('containers.fix', fix) }
    }
    const there = await answers(engine().workspace)
    expect(there).toEqual(await answers(sampleEngine().workspace))
    expect(there.details.file?.tags).toHaveLength(400)
    expect(there.verified.status).toBe('connected')
    expect(there.merged).toMatchObject({ added: 0, changed: 40 })
    expect(there.difference.changes).toHaveLength(40)
    expect(there.fixing.fixed).toHaveLength(401)
  })
})
