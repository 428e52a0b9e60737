import { container } from './build.ts'
import { type Case, from } from './case.ts'
import { onEvent, tag, trigger } from './parts.ts'
import { event, fires, none, page } from './steps.ts'

const higher = from.priority('Tags with a higher priority fire before tags with a lower one.')
const zero = from.priority('The priority is 0 where none is given, and it may be negative.')

/** Firing priority. */
export const priorityCases: readonly Case[] = [
  {
    name: 'priority: higher first',
    source: higher,
    container: container(tag('Low', 'go', { priority: 1 }), tag('High', 'go', { priority: 3 }), tag('Middle', 'go', { priority: 2 }), onEvent('go')),
    steps: [page(), event('go')],
    expect: [none, fires('High', 'Middle', 'Low')],
  },
  {
    name: 'priority: none is 0',
    source: zero,
    container: container(tag('None', 'go'), tag('One', 'go', { priority: 1 }), onEvent('go')),
    steps: [page(), event('go')],
    expect: [none, fires('One', 'None')],
  },
  {
    name: 'priority: a negative one comes last',
    source: zero,
    container: container(tag('Last', 'go', { priority: -5 }), tag('None', 'go'), onEvent('go')),
    steps: [page(), event('go')],
    expect: [none, fires('None', 'Last')],
  },
  {
    name: 'priority: numbers and not letters are compared',
    source: higher,
    container: container(tag('Nine', 'go', { priority: 9 }), tag('Ten', 'go', { priority: 10 }), onEvent('go')),
    steps: [page(), event('go')],
    expect: [none, fires('Ten', 'Nine')],
  },
  {
    name: 'priority: counts within one event only',
    source: from.dataLayerHelp('All tags of a message fire before the next message is handled.'),
    container: container(tag('High', 'Load', { priority: 100 }), tag('Low', 'All Pages'), trigger('Load', 'WINDOW_LOADED')),
    steps: [page()],
    expect: [fires('Low', 'High')],
  },
  {
    name: 'priority: a tag that does not fire leaves the order of the rest',
    source: higher,
    container: container(tag('A', 'go', { priority: 3, paused: true }), tag('B', 'go', { priority: 1 }), tag('C', 'go', { priority: 2 }), onEvent('go')),
    steps: [page(), event('go')],
    expect: [none, { fired: ['C', 'B'], notFired: ['A'] }],
  },
]
