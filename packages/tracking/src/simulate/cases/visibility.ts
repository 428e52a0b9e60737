import type { PageElement } from '@tagmason/domain'
import { container } from './build.ts'
import { type Case, from } from './case.ts'
import { type Values, parameters, send, sent, tag, trigger } from './parts.ts'
import { fires, none, page } from './steps.ts'

const seen = (name: string, values: Values) =>
  trigger(name, 'ELEMENT_VISIBILITY', [], {
    parameter: parameters({
      selectorType: 'CSS',
      elementSelector: '.offer',
      firingFrequency: 'ONCE',
      onScreenRatio: '50',
      useOnScreenDuration: false,
      useDomChangeListener: false,
      ...values,
    }),
  })
const see = (element: PageElement, more: { readonly ratio?: number; readonly duration?: number } = {}) => ({ type: 'visibility' as const, element, ...more })
const first: PageElement = { tag: 'div', id: 'one', classes: ['offer'] }
const second: PageElement = { tag: 'div', id: 'two', classes: ['offer'] }
const other: PageElement = { tag: 'div', id: 'other' }
const watching = (values: Values) => container(tag('T', 'Seen'), seen('Seen', values))

const oncePage = from.visibility('Once per page: only the first element that becomes visible fires, until the next page.')
const onceElement = from.visibility('Once per element: each matching element fires once a page.')
const always = from.visibility('Every time an element appears: the trigger fires whenever a matching element comes on screen.')
const ratio = from.visibility('Minimum Percent Visible says how much of the element has to be on screen.')

/** Elements that become visible. */
export const visibilityCases: readonly Case[] = [
  {
    name: 'visibility: an element of the selector fires',
    source: from.visibility('The trigger fires when a chosen element becomes visible in the window.'),
    container: watching({}),
    steps: [page(), see(other), see(first)],
    expect: [none, { fired: [], notFired: ['T'] }, fires('T')],
  },
  {
    name: 'visibility: an element of the id fires',
    source: from.visibility('The element is chosen by its id or by a CSS selector.'),
    container: watching({ selectorType: 'ID', elementId: 'two' }),
    steps: [page(), see(first), see(second)],
    expect: [none, none, fires('T')],
  },
  { name: 'visibility: once per page', source: oncePage, container: watching({}), steps: [page(), see(first), see(second)], expect: [none, fires('T'), none] },
  {
    name: 'visibility: once per page begins anew on the next page',
    source: oncePage,
    container: watching({}),
    steps: [page(), see(first), page(), see(first)],
    expect: [none, fires('T'), none, fires('T')],
  },
  {
    name: 'visibility: once per element',
    source: onceElement,
    container: watching({ firingFrequency: 'ONCE_PER_ELEMENT' }),
    steps: [page(), see(first), see(second), see(first, { ratio: 0 }), see(first)],
    expect: [none, fires('T'), fires('T'), none, none],
  },
  {
    name: 'visibility: every time',
    source: always,
    container: watching({ firingFrequency: 'MANY_PER_ELEMENT' }),
    steps: [page(), see(first), see(first, { ratio: 0 }), see(first)],
    expect: [none, fires('T'), none, fires('T')],
  },
  {
    name: 'visibility: too little of the element',
    source: ratio,
    container: watching({ onScreenRatio: '75' }),
    steps: [page(), see(first, { ratio: 74 }), see(first, { ratio: 75 })],
    expect: [none, { fired: [], notFired: ['T'] }, fires('T')],
  },
  {
    name: 'visibility: not long enough on screen',
    source: from.visibility('Minimum on-screen duration says how long the element has to be visible.'),
    container: watching({ useOnScreenDuration: true, onScreenDuration: '3000' }),
    steps: [page(), see(first, { duration: 1000 })],
    expect: [none, { fired: [], notFired: ['T'] }],
  },
  {
    name: 'visibility: long enough on screen',
    source: from.visibility('Minimum on-screen duration says how long the element has to be visible.'),
    container: watching({ useOnScreenDuration: true, onScreenDuration: '3000' }),
    steps: [page(), see(first, { duration: 3000 })],
    expect: [none, fires('T')],
  },
  {
    name: 'visibility: the share that is visible',
    source: from.builtIns('Percent Visible is how much of the element was visible when the trigger fired, from 0 to 100.'),
    container: container(send('T', 'Seen', { is: '{{Percent Visible}}' }), seen('Seen', {})),
    steps: [page(), see(first, { ratio: 70 })],
    expect: [none, { fired: ['T'], values: { T: sent({ is: 70 }) } }],
  },
  {
    name: 'visibility: the element is described by the click variables',
    source: from.visibility('The trigger fills the variables of the element.'),
    container: container(send('T', 'Seen', { is: '{{Click ID}}' }), seen('Seen', {})),
    steps: [page(), see(second)],
    expect: [none, { fired: ['T'], values: { T: sent({ is: 'two' }) } }],
  },
  {
    name: 'visibility: each trigger has its own selector',
    source: from.visibility('The element is chosen by its id or by a CSS selector.'),
    container: container(tag('Offer', 'A'), tag('Other', 'B'), seen('A', {}), seen('B', { elementSelector: '#other' })),
    steps: [page(), see(other), see(first)],
    expect: [none, { fired: ['Other'], notFired: ['Offer'] }, { fired: ['Offer'], notFired: ['Other'] }],
  },
]
