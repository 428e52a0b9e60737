import type { ContainerFile } from '@tagmason/tracking'
import { expect, it } from 'vitest'
import { containerChanges } from './containerChanges.ts'

const text = (key: string, value: string) => ({ type: 'TEMPLATE', key, value })
const file = (tag: object, trigger: object): ContainerFile => ({
  exportFormatVersion: 2,
  containerVersion: {
    container: { usageContext: ['WEB'] },
    tag: [
      {
        tagId: '1',
        name: 'Ads',
        type: 'awct',
        firingTriggerId: ['10'],
        parameter: [text('conversionId', '123456789'), text('conversionLabel', 'abc')],
        ...tag,
      },
    ],
    trigger: [
      { triggerId: '10', name: 'Order', type: 'PAGEVIEW' },
      {
        triggerId: '11',
        name: 'Both',
        type: 'TRIGGER_GROUP',
        parameter: [{ type: 'LIST', key: 'triggerIds', list: [{ type: 'TRIGGER_REFERENCE', value: '10' }] }],
      },
    ].map((one) => ({ ...one, ...trigger })),
  },
})
const kinds = (before: ContainerFile, after: ContainerFile) => containerChanges(before, after, true).map(({ kind, name }) => `${kind} ${name}`)
const before = file({}, {})

it('another order and what an import adds by itself is no change, and a change is one', () => {
  const reordered = file(
    { parameter: [text('conversionLabel', 'abc'), text('conversionId', '123456789')], paused: false, tagFiringOption: 'ONCE_PER_EVENT' },
    {},
  )
  expect(kinds(before, reordered)).toEqual(['same Ads', 'same Order', 'same Both'])
  expect(kinds(before, file({ parameter: [text('conversionId', '123456789'), text('conversionLabel', 'abd')] }, {}))).toEqual([
    'changed Ads',
    'same Order',
    'same Both',
  ])
  expect(kinds(before, file({ name: 'Ads 2' }, { notes: 'Ask Ann' }))).toEqual(['added Ads 2', 'changed Order', 'changed Both', 'removed Ads'])
})

it('a trigger group is the same whatever ids its triggers have', () => {
  const renumbered = JSON.parse(JSON.stringify(before).replaceAll('"10"', '"70"')) as ContainerFile
  expect(kinds(before, renumbered)).toEqual(['same Ads', 'same Order', 'same Both'])
})
