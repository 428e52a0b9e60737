import { container } from './build.ts'
import { type Case, from } from './case.ts'
import { dataLayer, onEvent, send, tag, tagOf, variable, when } from './parts.ts'
import { event, fires, none, page } from './steps.ts'

const never = from.issue('What cannot be simulated, such as the code of a template, is reported as unknown and never guessed.')
const code = variable('Code', 'cvt_0_9000')
const asks = when('Code', 'EQUALS', 'yes')

/** What nobody can tell without a browser. */
export const unknownCases: readonly Case[] = [
  {
    name: 'unknown: a tag of a template fires by its trigger',
    source: never,
    container: container(tagOf('T', 'cvt_0_9000', [], 'go'), onEvent('go')),
    steps: [page(), event('go')],
    expect: [none, fires('T')],
  },
  {
    name: 'unknown: a condition on a template variable',
    source: never,
    container: container(tag('T', 'go'), onEvent('go', 'go', asks), code),
    steps: [page(), event('go')],
    expect: [none, { fired: [], unknown: ['T'], because: { T: /Code/ } }],
  },
  {
    name: 'unknown: another event is not unknown',
    source: never,
    container: container(tag('T', 'go'), onEvent('go', 'go', asks), code),
    steps: [page(), event('other')],
    expect: [none, { fired: [], notFired: ['T'] }],
  },
  {
    name: 'unknown: a second condition that fails decides',
    source: never,
    container: container(tag('T', 'go'), onEvent('go', 'go', asks, when('plan', 'EQUALS', 'gold')), code, dataLayer('plan')),
    steps: [page(), event('go', { plan: 'blue' })],
    expect: [none, { fired: [], notFired: ['T'] }],
  },
  {
    name: 'unknown: a second trigger that holds decides',
    source: never,
    container: container(tag('T', ['go', 'also']), onEvent('go', 'go', asks), onEvent('also', 'go'), code),
    steps: [page(), event('go')],
    expect: [none, fires('T')],
  },
  {
    name: 'unknown: an exception that nobody can tell',
    source: never,
    container: container(tag('T', 'go', { not: 'Not' }), onEvent('go'), onEvent('Not', 'go', asks), code),
    steps: [page(), event('go')],
    expect: [none, { fired: [], unknown: ['T'] }],
  },
  {
    name: 'unknown: an exception that holds decides',
    source: never,
    container: container(tag('T', 'go', { not: 'Not' }), onEvent('go', 'go', asks), onEvent('Not', 'go'), code),
    steps: [page(), event('go')],
    expect: [none, { fired: [], notFired: ['T'] }],
  },
  {
    name: 'unknown: an exception does not matter where no trigger holds',
    source: never,
    container: container(tag('T', 'go', { not: 'Not' }), onEvent('go'), onEvent('Not', 'other', asks), code),
    steps: [page(), event('other')],
    expect: [none, { fired: [], notFired: ['T'] }],
  },
  {
    name: 'unknown: a paused tag is not unknown',
    source: never,
    container: container(tag('T', 'go', { paused: true }), onEvent('go', 'go', asks), code),
    steps: [page(), event('go')],
    expect: [none, { fired: [], notFired: ['T'] }],
  },
  {
    name: 'unknown: a value that nobody can tell does not keep a tag from firing',
    source: never,
    container: container(send('T', 'go', { is: '{{Code}}' }), onEvent('go'), code),
    steps: [page(), event('go')],
    expect: [none, fires('T')],
  },
  {
    name: 'unknown: a lookup table over a template variable',
    source: never,
    container: container(
      tag('T', 'go'),
      onEvent('go', 'go', when('Table', 'EQUALS', '1')),
      variable('Table', 'smm', { setDefaultValue: false, input: '{{Code}}', map: [['a', '1']] }),
      code,
    ),
    steps: [page(), event('go')],
    expect: [none, { fired: [], unknown: ['T'] }],
  },
  {
    name: 'unknown: a text around a template variable',
    source: never,
    container: container(tag('T', 'go'), onEvent('go', 'go', when('Text', 'EQUALS', 'a-b')), variable('Text', 'c', { value: 'a-{{Code}}' }), code),
    steps: [page(), event('go')],
    expect: [none, { fired: [], unknown: ['T'] }],
  },
  {
    name: 'unknown: other tags are known',
    source: never,
    container: container(tag('T', 'go'), tag('Other', 'plain'), onEvent('go', 'go', asks), onEvent('plain', 'go'), code),
    steps: [page(), event('go')],
    expect: [none, { fired: ['Other'], unknown: ['T'] }],
  },
]
