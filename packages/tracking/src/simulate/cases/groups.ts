import { container } from './build.ts'
import { type Case, from } from './case.ts'
import { group, onEvent, tag, trigger, when } from './parts.ts'
import { event, fires, none, page } from './steps.ts'

const after = from.groups('A trigger group fires after all of its triggers have fired at least once.')
const twice = from.groups('A trigger that is listed several times has to fire as often.')
const two = [onEvent('a'), onEvent('b'), group('Both', 'a', 'b')]

/** Trigger groups. */
export const groupCases: readonly Case[] = [
  {
    name: 'group: one of two is not enough',
    source: after,
    container: container(tag('T', 'Both'), ...two),
    steps: [page(), event('a'), event('a')],
    expect: [none, { fired: [], notFired: ['T'] }, { fired: [], notFired: ['T'] }],
  },
  {
    name: 'group: fires with the last of its triggers',
    source: after,
    container: container(tag('T', 'Both'), ...two),
    steps: [page(), event('a'), event('b')],
    expect: [none, none, fires('T')],
  },
  {
    name: 'group: the order does not matter',
    source: after,
    container: container(tag('T', 'Both'), ...two),
    steps: [page(), event('b'), event('a')],
    expect: [none, none, fires('T')],
  },
  {
    name: 'group: fires once a page',
    source: from.triggerGuide('A trigger group fires once a page.'),
    container: container(tag('T', 'Both'), ...two),
    steps: [page(), event('a'), event('b'), event('a'), event('b')],
    expect: [none, none, fires('T'), none, none],
  },
  {
    name: 'group: begins anew on the next page',
    source: from.triggerGuide('What triggers fired on the page before does not count.'),
    container: container(tag('T', 'Both'), ...two),
    steps: [page(), event('a'), page(), event('b'), event('a')],
    expect: [none, none, none, none, fires('T')],
  },
  {
    name: 'group: the same trigger twice',
    source: twice,
    container: container(tag('T', 'Twice'), onEvent('a'), group('Twice', 'a', 'a')),
    steps: [page(), event('a'), event('a')],
    expect: [none, { fired: [], notFired: ['T'] }, fires('T')],
  },
  {
    name: 'group: triggers of different types',
    source: after,
    container: container(tag('T', 'Both'), trigger('Dom', 'DOM_READY'), onEvent('a'), group('Both', 'Dom', 'a')),
    steps: [page(), event('a')],
    expect: [none, fires('T')],
  },
  {
    name: 'group: a member has to hold with its filter',
    source: after,
    container: container(tag('T', 'Both'), onEvent('a'), trigger('Cart', 'PAGEVIEW', [when('Page Path', 'EQUALS', '/cart')]), group('Both', 'a', 'Cart')),
    steps: [page(), event('a'), page({ url: 'https://www.example.com/cart' }), event('a')],
    expect: [none, none, none, fires('T')],
  },
  {
    name: 'group: its tag comes after the tags of the member',
    source: from.dataLayerHelp('A message that is pushed while another is handled waits for its turn.'),
    container: container(tag('Whole', 'Both', { priority: 9 }), tag('Part', 'b'), ...two),
    steps: [page(), event('a'), event('b')],
    expect: [none, none, fires('Part', 'Whole')],
  },
  {
    name: 'group: an exception of its tag is for the event of the group',
    source: from.exceptions('The event of an exception has to be the event that would fire the tag.'),
    container: container(tag('T', 'Both', { not: 'Not b' }), ...two, onEvent('Not b', 'b')),
    steps: [page(), event('a'), event('b')],
    expect: [none, none, fires('T')],
  },
]
