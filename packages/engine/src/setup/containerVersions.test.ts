import { type ContainerReview, type ImportMode, mostContainerVersions, mostVersionCharacters, type Workspace } from '@tagmason/domain'
import { readContainer } from '@tagmason/tracking'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { keptVersions } from './keptVersions.ts'
import { packed, unpacked } from './packedText.ts'

const id = 'GTM-VERS10'
const ids = { accountId: '6001', containerId: '7001' }
const text = (key: string, value: string) => ({ type: 'TEMPLATE', key, value })
const tagOf = (number: number, name: string, event: string) => ({
  ...ids,
  tagId: String(number),
  name,
  type: 'gaawe',
  parameter: [text('eventName', event), text('measurementIdOverride', 'G-AB12CD34EF')],
  firingTriggerId: ['3'],
})
/** An export of a container: one tag on a trigger, and a trigger and a variable that nobody uses. */
const exported = (tags: readonly object[] = [tagOf(4, 'GA4 - order', 'order')], publicId = id) =>
  JSON.stringify({
    exportFormatVersion: 2,
    containerVersion: {
      ...ids,
      container: { ...ids, name: 'Shop', publicId, usageContext: ['WEB'] },
      tag: tags,
      trigger: [
        {
          ...ids,
          triggerId: '3',
          name: 'Order',
          type: 'CUSTOM_EVENT',
          customEventFilter: [{ type: 'EQUALS', parameter: [text('arg0', '{{_event}}'), text('arg1', 'order')] }],
        },
        { ...ids, triggerId: '5', name: 'Nobody waits', type: 'PAGEVIEW' },
      ],
      variable: [{ ...ids, variableId: '6', name: 'Nobody reads', type: 'v', parameter: [text('name', 'nobody')] }],
    },
  })

const imports = async (workspace: Workspace, given: string, choice?: { into: string; mode: ImportMode }) => {
  const review = await workspace.act('containers.upload', { fileName: 'shop.json', text: given })
  return workspace.act('containers.import', choice === undefined ? undefined : { ...choice, upload: uploadOf(review) })
}
const uploadOf = (review: ContainerReview) => (review.kind === 'container' ? review.upload : '')
const causes = async (workspace: Workspace) => (await workspace.read('containers.versions', { id })).versions.map(({ number, cause }) => [number, cause.kind])
const namesNow = async (workspace: Workspace) => {
  const { file } = await workspace.read('containers.details', { id })
  return [...(file?.tags ?? []), ...(file?.triggers ?? []), ...(file?.variables ?? [])].map(({ name }) => name)
}

describe('versions of a stored container', () => {
  it('come with every import, fix and rollback, each with who, when, what and counts', async () => {
    const { workspace } = sampleEngine()
    await imports(workspace, exported())
    await imports(workspace, exported())
    expect(await causes(workspace)).toEqual([[1, 'import']])
    await imports(workspace, exported([tagOf(4, 'GA4 - order', 'order_paid'), tagOf(7, 'GA4 - new', 'new')]))
    const fixed = await workspace.act('containers.fix', { id, partial: false, version: 2, rules: ['A10', 'A11'] })
    expect(fixed).toEqual({
      number: 3,
      at: '2024-01-22T10:00:00.000Z',
      by: expect.stringMatching(/\w/),
      cause: { kind: 'fix', rules: ['A10', 'A11'], fixes: 2 },
      tags: 2,
      triggers: 1,
      variables: 0,
      added: 0,
      changed: 0,
      removed: 2,
    })
    expect(await namesNow(workspace)).toEqual(['GA4 - order', 'GA4 - new', 'Order'])
    const row = async () => (await workspace.read('containers.list', undefined)).containers.find((one) => one.id === id)
    expect(await row()).toMatchObject({ triggers: 1, changedAt: fixed.at })
    await workspace.act('containers.rollback', { id, to: 1, version: 3 })
    expect(await causes(workspace)).toEqual([
      [4, 'rollback'],
      [3, 'fix'],
      [2, 'import'],
      [1, 'import'],
    ])
    expect(await namesNow(workspace)).toEqual(['GA4 - order', 'Order', 'Nobody waits', 'Nobody reads'])
    // Google has the second export: the first is another state, and the second itself is none.
    expect(await row()).toMatchObject({ changedAt: fixed.at })
    await workspace.act('containers.rollback', { id, to: 2, version: 4 })
    expect((await row())?.changedAt).toBeUndefined()
    // The container's own export is what Google has, so nothing of it was changed here.
    await imports(workspace, exported([]))
    expect((await row())?.changedAt).toBeUndefined()
  })

  it('are compared thing by thing and field by field, and downloaded as they were (DATA-CONTAINER-01-B)', async () => {
    const { workspace } = sampleEngine()
    await imports(workspace, exported())
    await imports(workspace, exported([tagOf(9, 'GA4 - order', 'order_paid')]))
    const { changes } = await workspace.read('containers.difference', { id, from: 1, to: 2 })
    expect(changes).toMatchObject([{ kind: 'changed', entity: 'tag', name: 'GA4 - order', fields: [{ before: 'order', after: 'order_paid' }] }])
    expect((await workspace.read('containers.difference', { id, from: 2, to: 1 })).changes).toMatchObject([
      { fields: [{ before: 'order_paid', after: 'order' }] },
    ])
    expect(await workspace.act('containers.export', { id, version: 1 })).toEqual({ fileName: `${id}-version-1.json`, text: exported() })
    for (const version of [3, 77]) await expect(workspace.act('containers.export', { id, version })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('begin with what was stored before there were versions, which can be had back', async () => {
    const { workspace, store } = sampleEngine()
    await imports(workspace, exported())
    await store.commit([{ collection: 'containerVersions', id: `${id}:1`, row: null }])
    expect((await workspace.read('containers.versions', { id })).versions).toMatchObject([
      { number: 1, by: '', cause: { kind: 'kept', fileName: 'shop.json' }, tags: 1 },
    ])
    await workspace.act('containers.fix', { id, partial: false, version: 1, rules: ['A10'] })
    await workspace.act('containers.rollback', { id, to: 1, version: 2 })
    expect((await workspace.act('containers.export', { id, version: 3 })).text).toBe(exported())
    expect(await causes(workspace)).toEqual([
      [3, 'rollback'],
      [2, 'fix'],
      [1, 'kept'],
    ])
  })

  it('are no more than fifty, of which the oldest go first', async () => {
    const { workspace, store } = sampleEngine()
    for (let at = 1; at <= mostContainerVersions + 2; at++) await imports(workspace, exported([tagOf(4, 'GA4 - order', `order_${at}`)]))
    const { versions } = await workspace.read('containers.versions', { id })
    expect(versions).toHaveLength(mostContainerVersions)
    expect([versions[0]?.number, versions.at(-1)?.number]).toEqual([mostContainerVersions + 2, 3])
    expect((await store.list('containerVersions')).size).toBe(mostContainerVersions)
  })

  it('go with the container, and come back with it', async () => {
    const { workspace } = sampleEngine()
    await imports(workspace, exported())
    await imports(workspace, exported([]))
    const removed = await workspace.act('containers.remove', { id })
    expect(removed.versions).toHaveLength(2)
    await expect(workspace.read('containers.versions', { id })).rejects.toMatchObject({ code: 'notFound' })
    await workspace.act('containers.restore', removed)
    expect(await causes(workspace)).toEqual([
      [2, 'import'],
      [1, 'import'],
    ])
    const forged = removed.versions.map((version) => ({ ...version, content: btoa('no gzip') }))
    await workspace.act('containers.remove', { id })
    await workspace.act('containers.restore', { ...removed, versions: forged })
    await expect(workspace.act('containers.export', { id, version: 1 })).rejects.toMatchObject({ code: 'invalid' })
  })

  it('are only changed by who has seen the last one, and may', async () => {
    const { workspace, as } = sampleEngine()
    await imports(workspace, exported())
    await imports(workspace, exported([]))
    const fix = { id, partial: false, version: 1, rules: ['A10'] }
    await expect(workspace.act('containers.fix', fix)).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.read('containers.fixing', fix)).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('containers.rollback', { id, to: 1, version: 1 })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('containers.rollback', { id, to: 2, version: 2 })).rejects.toMatchObject({ code: 'conflict' })
    for (const role of ['viewer', 'analyst'] as const) {
      await expect(as(role).act('containers.fix', { ...fix, version: 2 })).rejects.toMatchObject({ code: 'forbidden' })
      await expect(as(role).act('containers.rollback', { id, to: 1, version: 2 })).rejects.toMatchObject({ code: 'forbidden' })
      expect((await as(role).read('containers.versions', { id })).versions).toHaveLength(2)
    }
  })
})

describe('the audit of a stored container', () => {
  it('says rule, area, place and reason, errors first, and nothing of what a part may have elsewhere', async () => {
    const { workspace } = sampleEngine()
    await imports(workspace, exported())
    const { version, findings, total } = await workspace.read('containers.audit', { id, partial: false })
    expect([version, total]).toEqual([1, findings.length])
    expect(findings.find(({ rule }) => rule === 'A10')).toEqual({
      rule: 'A10',
      name: 'unused-trigger',
      area: 'hygiene',
      severity: expect.stringMatching(/warning|info/),
      path: '$.containerVersion.trigger[1]',
      entity: 'Nobody waits',
      message: expect.stringContaining('Nobody waits'),
      fix: expect.stringContaining('Nobody waits'),
      source: expect.stringMatching(/./),
    })
    const severities = findings.map(({ severity }) => ['error', 'warning', 'info'].indexOf(severity))
    expect(severities).toEqual(severities.toSorted())
    const rules = (await workspace.read('containers.audit', { id, partial: true })).findings.map(({ rule }) => rule)
    expect(rules).not.toContain('A10')
    await expect(workspace.read('containers.audit', { id: 'GTM-K7WQ4ZN', partial: false })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('shows what a fix changes before it does, one or all of a kind', async () => {
    const { workspace } = sampleEngine()
    await imports(workspace, exported())
    const one = { id, partial: false, version: 1, rules: ['A10'], path: '$.containerVersion.trigger[1]' }
    const preview = await workspace.read('containers.fixing', one)
    expect(preview.changes).toMatchObject([{ kind: 'removed', entity: 'trigger', name: 'Nobody waits' }])
    expect(preview.fixed.map(({ rule }) => rule)).toEqual(['A10'])
    expect(await causes(workspace)).toHaveLength(1)
    await expect(workspace.read('containers.fixing', { ...one, path: '$.containerVersion.trigger[0]' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('containers.fix', { ...one, rules: ['A01'] })).rejects.toMatchObject({ code: 'conflict' })
    const both = await workspace.read('containers.fixing', { id, partial: false, version: 1, rules: ['A10', 'A11'] })
    expect(both.changes.map(({ name }) => name)).toEqual(['Nobody waits', 'Nobody reads'])
    const before = await workspace.act('containers.export', { id })
    await workspace.act('containers.fix', one)
    expect(readContainer((await workspace.act('containers.export', { id })).text).file?.containerVersion.trigger).toHaveLength(1)
    await workspace.act('containers.rollback', { id, to: 1, version: 2 })
    expect((await workspace.act('containers.export', { id, version: 3 })).text).toBe((await workspace.act('containers.export', { id, version: 1 })).text)
    expect(JSON.parse((await workspace.act('containers.export', { id })).text)).toEqual(JSON.parse(before.text))
  })
})

describe('a file for a stored container', () => {
  const recipe = exported([tagOf(4, 'GA4 - order', 'order_paid'), tagOf(8, 'GA4 - refund', 'refund')], 'GTM-XXXXXXX')

  it('can go into each that something is stored of, in each of the modes', async () => {
    const { workspace } = sampleEngine()
    expect(await workspace.act('containers.upload', { fileName: 'recipe.json', text: recipe })).toMatchObject({
      kind: 'unusable',
      findings: [{ code: 'F010' }],
    })
    await imports(workspace, exported())
    const review = await workspace.act('containers.upload', { fileName: 'recipe.json', text: recipe })
    expect(review).toMatchObject({ kind: 'container', containerId: '', targets: [{ id, own: false, first: false }] })
    const upload = uploadOf(review)
    const of = async (mode: ImportMode) =>
      (await workspace.read('containers.importing', { upload, into: id, mode }))?.changes
        .filter(({ entity }) => entity === 'tag')
        .map(({ kind, name }) => [kind, name])
    expect(await of('mergeOverwriting')).toEqual([
      ['added', 'GA4 - refund'],
      ['changed', 'GA4 - order'],
    ])
    expect(await of('mergeRenaming')).toEqual([
      ['added', 'GA4 - refund'],
      ['renamed', 'GA4 - order (imported)'],
    ])
    expect(await of('overwrite')).toEqual(await of('mergeOverwriting'))
    await expect(workspace.act('containers.import', { upload, into: 'GTM-K7WQ4ZN', mode: 'overwrite' })).rejects.toMatchObject({ code: 'invalid' })
    // What was looked at is what is imported, not what somebody gave since.
    await expect(workspace.act('containers.import', { upload: 'another', into: id, mode: 'overwrite' })).rejects.toMatchObject({ code: 'conflict' })
    expect(await workspace.act('containers.import', { upload, into: id, mode: 'mergeRenaming' })).toMatchObject({ containerId: id, added: 2, changed: 0 })
    expect((await workspace.read('containers.details', { id })).file?.tags.map(({ name }) => name)).toEqual([
      'GA4 - order',
      'GA4 - order (imported)',
      'GA4 - refund',
    ])
    expect((await workspace.read('containers.versions', { id })).versions[0]).toMatchObject({
      number: 2,
      cause: { kind: 'import', fileName: 'recipe.json', mode: 'mergeRenaming' },
      tags: 3,
      added: 2,
    })
    // It is no export of the container, so it proves nothing.
    expect((await workspace.read('containers.list', undefined)).containers.find((one) => one.id === id)).toMatchObject({
      tags: 3,
      changedAt: '2024-01-22T10:00:00.000Z',
    })
  })

  it('takes the place of its own container letter by letter, or is merged into what was changed here', async () => {
    const { workspace } = sampleEngine()
    await imports(workspace, exported())
    const later = exported([tagOf(4, 'GA4 - order', 'order_paid')])
    expect(await imports(workspace, later, { into: id, mode: 'mergeRenaming' })).toMatchObject({ added: 1, changed: 0 })
    expect((await workspace.read('containers.details', { id })).file?.tags).toHaveLength(2)
    await imports(workspace, later, { into: id, mode: 'overwrite' })
    expect((await workspace.act('containers.export', { id, version: 3 })).text).toBe(later)
  })
})

it('what was packed too small is not unpacked without end', async () => {
  const long = 'a'.repeat(100_000)
  expect(await unpacked(await packed(long), 100_000)).toBe(long)
  await expect(unpacked(await packed(long), 99_999)).rejects.toMatchObject({ code: 'invalid' })
  await expect(unpacked(btoa('no gzip'), 100)).rejects.toMatchObject({ code: 'invalid' })
})

it('large versions are fewer; the newest two stay in any case', () => {
  const of = (...sizes: number[]) => keptVersions(sizes.map((size, at) => ({ at, content: 'x'.repeat(size) }))).map((versions) => versions.map(({ at }) => at))
  const third = Math.floor(mostVersionCharacters / 3)
  expect(of(1, third, third, third)).toEqual([[0, 1, 2, 3], []])
  expect(of(9, third, third, third)).toEqual([[1, 2, 3], [0]])
  expect(of(1, mostVersionCharacters, mostVersionCharacters)).toEqual([[1, 2], [0]])
  expect(of()).toEqual([[], []])
})
