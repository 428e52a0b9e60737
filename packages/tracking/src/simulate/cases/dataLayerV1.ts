import { container } from './build.ts'
import { type Case, from } from './case.ts'
import { dataLayer, onEvent, send, sent } from './parts.ts'
import { event, none, page, push } from './steps.ts'

const read = (name: string, source: Case['source'], messages: readonly unknown[], key: string, value: unknown): Case => ({
  name,
  source,
  container: container(send('Read', 'go', { is: `{{${key}}}` }), onEvent('go'), dataLayer(key, { version: 1 })),
  steps: [page(), ...messages.map(push), event('go')],
  expect: [none, ...messages.map(() => none), { fired: ['Read'], values: { Read: sent({ is: value }) } }],
})

/** Version 1 of data layer variables: flat keys, no merging. */
export const dataLayerV1Cases: readonly Case[] = [
  read('version 1 reads a plain key', from.versions('Version 1 reads keys in the root of a message.'), [{ plan: 'gold' }], 'plan', 'gold'),
  read(
    'version 1 reads a key with dots in its name',
    from.variables('Version 1 takes a.b.c as the name of one key.'),
    [{ 'user.plan': 'gold' }],
    'user.plan',
    'gold',
  ),
  read('version 1 does not reach into objects', from.versions('Version 1 cannot read nested keys.'), [{ user: { plan: 'gold' } }], 'user.plan', undefined),
  read(
    'version 1 takes the latest object unmerged',
    from.versions('Version 1 does no recursive merge: it has what was pushed last.'),
    [{ user: { id: 1, plan: 'gold' } }, { user: { plan: 'blue' } }],
    'user',
    { plan: 'blue' },
  ),
  read(
    'version 1 takes the latest list unmerged',
    from.versions('Version 1 does no recursive merge: it has what was pushed last.'),
    [{ ids: [1, 2, 3] }, { ids: [4] }],
    'ids',
    [4],
  ),
  read(
    'version 1 keeps a value until it is pushed again',
    from.versions('A value of version 1 stays until its key is pushed again.'),
    [{ plan: 'gold' }, { other: 1 }],
    'plan',
    'gold',
  ),
]
