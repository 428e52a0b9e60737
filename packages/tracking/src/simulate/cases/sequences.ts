import { container } from './build.ts'
import { type Case, from } from './case.ts'
import { onEvent, tag } from './parts.ts'
import { event, fires, none, page } from './steps.ts'

const before = from.sequence('A setup tag fires before the tag that names it.')
const after = from.sequence('A cleanup tag fires right after the tag that names it.')
const own = from.sequenceGuide('A sequence ignores the triggers of its setup and cleanup tags.')
const fails = from.issue('What cannot be simulated, such as whether the code of a tag fails, is unknown and never guessed.')

/** Setup and cleanup tags. */
export const sequenceCases: readonly Case[] = [
  {
    name: 'sequence: the setup tag first',
    source: before,
    container: container(tag('Main', 'go', { setup: 'Setup' }), tag('Setup', []), onEvent('go')),
    steps: [page(), event('go')],
    expect: [none, fires('Setup', 'Main')],
  },
  {
    name: 'sequence: the cleanup tag last',
    source: after,
    container: container(tag('Cleanup', []), tag('Main', 'go', { cleanup: 'Cleanup' }), onEvent('go')),
    steps: [page(), event('go')],
    expect: [none, fires('Main', 'Cleanup')],
  },
  {
    name: 'sequence: setup, main, cleanup',
    source: before,
    container: container(tag('Cleanup', []), tag('Main', 'go', { setup: 'Setup', cleanup: 'Cleanup' }), tag('Setup', []), onEvent('go')),
    steps: [page(), event('go')],
    expect: [none, fires('Setup', 'Main', 'Cleanup')],
  },
  {
    name: 'sequence: without the main tag nothing of it fires',
    source: before,
    container: container(tag('Main', 'go', { setup: 'Setup', cleanup: 'Cleanup' }), tag('Setup', []), tag('Cleanup', []), onEvent('go')),
    steps: [page(), event('other')],
    expect: [none, { fired: [], notFired: ['Main', 'Setup', 'Cleanup'] }],
  },
  {
    name: 'sequence: a blocked main tag fires no setup tag',
    source: before,
    container: container(tag('Main', 'go', { setup: 'Setup', not: 'Not' }), tag('Setup', []), onEvent('go'), onEvent('Not', 'go')),
    steps: [page(), event('go')],
    expect: [none, { fired: [], notFired: ['Main', 'Setup'] }],
  },
  {
    name: 'sequence: a paused main tag fires no setup tag',
    source: from.tagApi('paused says that the tag does not fire.'),
    container: container(tag('Main', 'go', { setup: 'Setup', cleanup: 'Cleanup', paused: true }), tag('Setup', []), tag('Cleanup', []), onEvent('go')),
    steps: [page(), event('go')],
    expect: [none, { fired: [], notFired: ['Main', 'Setup', 'Cleanup'] }],
  },
  {
    name: 'sequence: the setup tag fires though its own trigger does not',
    source: own,
    container: container(tag('Main', 'go', { setup: 'Setup' }), tag('Setup', 'other'), onEvent('go'), onEvent('other')),
    steps: [page(), event('go')],
    expect: [none, fires('Setup', 'Main')],
  },
  {
    name: 'sequence: the setup tag fires by its own trigger, too',
    source: from.sequenceGuide('A setup tag with triggers also fires on these, outside of the sequence.'),
    container: container(tag('Main', 'go', { setup: 'Setup' }), tag('Setup', 'other'), onEvent('go'), onEvent('other')),
    steps: [page(), event('other')],
    expect: [none, { fired: ['Setup'], notFired: ['Main'] }],
  },
  {
    name: 'sequence: again with every event',
    source: before,
    container: container(tag('Main', 'go', { setup: 'Setup' }), tag('Setup', []), onEvent('go')),
    steps: [page(), event('go'), event('go')],
    expect: [none, fires('Setup', 'Main'), fires('Setup', 'Main')],
  },
  {
    name: 'sequence: a setup tag once per page fires with the first main tag only',
    source: from.firing('Once per page: the tag fires once a page load, such as for loading a library.'),
    container: container(tag('Main', 'go', { setup: 'Library' }), tag('Library', [], { option: 'ONCE_PER_LOAD' }), onEvent('go')),
    steps: [page(), event('go'), event('go')],
    expect: [none, fires('Library', 'Main'), fires('Main')],
  },
  {
    name: 'sequence: a shared setup tag once per event fires once',
    source: from.firing('Once per event: the tag fires once when the event occurs.'),
    container: container(tag('A', 'go', { setup: 'Setup', priority: 2 }), tag('B', 'go', { setup: 'Setup', priority: 1 }), tag('Setup', []), onEvent('go')),
    steps: [page(), event('go')],
    expect: [none, { fired: ['Setup', 'A', 'B'], anyOrder: true }],
  },
  {
    name: 'sequence: a shared setup tag without limit fires for each',
    source: from.firing('Unlimited, for sequences: the tag fires as often as it is called.'),
    container: container(
      tag('A', 'go', { setup: 'Setup', priority: 2 }),
      tag('B', 'go', { setup: 'Setup', priority: 1 }),
      tag('Setup', [], { option: 'UNLIMITED' }),
      onEvent('go'),
    ),
    steps: [page(), event('go')],
    expect: [none, { fired: ['Setup', 'Setup', 'A', 'B'], anyOrder: true }],
  },
  {
    name: 'sequence: a setup tag that has to succeed leaves the main tag unknown',
    source: fails,
    container: container(tag('Main', 'go', { setup: 'Setup', stopOnSetupFailure: true }), tag('Setup', []), onEvent('go')),
    steps: [page(), event('go')],
    expect: [none, { fired: ['Setup'], unknown: ['Main'] }],
  },
  {
    name: 'sequence: a main tag that has to succeed leaves the cleanup tag unknown',
    source: fails,
    container: container(tag('Main', 'go', { cleanup: 'Cleanup', stopTeardownOnFailure: true }), tag('Cleanup', []), onEvent('go')),
    steps: [page(), event('go')],
    expect: [none, { fired: ['Main'], unknown: ['Cleanup'] }],
  },
  {
    name: 'sequence: the exceptions of a setup tag do not count in it',
    source: own,
    container: container(tag('Main', 'go', { setup: 'Setup' }), tag('Setup', 'other', { not: 'go' }), onEvent('go'), onEvent('other')),
    steps: [page(), event('go')],
    expect: [none, fires('Setup', 'Main')],
  },
  {
    name: 'sequence: a main tag that has fired once per page fires its setup tag again',
    source: from.engine(3, 'A main tag once per page on its second event: set-up and clean-up fire again.'),
    container: container(tag('Main', 'go', { setup: 'Setup', option: 'ONCE_PER_LOAD' }), tag('Setup', []), onEvent('go')),
    steps: [page(), event('go'), event('go')],
    expect: [none, fires('Setup', 'Main'), { fired: ['Setup'], notFired: ['Main'] }],
  },
]
