import { type ContainerFile, containerFromPlan, diff, loadSentences, worded } from '@tagmason/tracking'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { thingChanges } from './thingChanges.ts'

const shop = async () => {
  const { plan } = await sampleEngine().workspace.act('plans.generate', { goals: 'Track purchases and newsletter sign-ups' })
  return containerFromPlan(plan, { measurementId: 'G-AB12CD34EF', consent: 'denied' })
}
const inEnglish = async (changes: ReturnType<typeof thingChanges>) => worded(await loadSentences('en'), changes)

const withTags = (file: ContainerFile, tag: ContainerFile['containerVersion']['tag']): ContainerFile => ({
  ...file,
  containerVersion: { ...file.containerVersion, ...(tag === undefined ? {} : { tag }) },
})

describe('changes of a container in words', () => {
  it('say of an added thing all that it is, tags first', async () => {
    const file = await shop()
    const { accountId, containerId, container } = file.containerVersion
    const changes = await inEnglish(thingChanges(diff({ ...file, containerVersion: { accountId, containerId, container } as never }, file), file))
    expect(changes.map(({ entity }) => entity).filter((entity, at, all) => entity !== all[at - 1])).toEqual(['tag', 'trigger', 'variable', 'other'])
    expect(changes.find(({ name }) => name === 'GA4 - purchase')).toMatchObject({
      kind: 'added',
      entity: 'tag',
      fields: expect.arrayContaining([
        { field: 'Firing trigger', before: null, after: 'CE - purchase' },
        { field: 'Parameter eventName', before: null, after: 'purchase' },
      ]),
    })
  })

  it('say of a changed thing what is otherwise, of a renamed one both names', async () => {
    const file = await shop()
    const [first, second, third, ...others] = file.containerVersion.tag ?? []
    const after = withTags(file, [{ ...first!, paused: true }, { ...second!, name: 'Our Google tag' }, ...others])
    expect(await inEnglish(thingChanges(diff(file, after), after))).toEqual([
      { kind: 'changed', entity: 'tag', name: first?.name, fields: [{ field: 'Paused', before: null, after: 'true' }] },
      { kind: 'renamed', entity: 'tag', name: 'Our Google tag', from: second?.name, fields: [] },
      { kind: 'removed', entity: 'tag', name: third?.name, fields: [] },
    ])
  })
})
