import type { PageElement } from '@tagmason/domain'
import { container } from './build.ts'
import { type Case, from } from './case.ts'
import { type Values, send, sent, trigger, variable } from './parts.ts'
import { page } from './steps.ts'

const elements: readonly PageElement[] = [
  { tag: 'h1', id: 'title', text: 'Red shoes' },
  { tag: 'span', classes: ['price', 'old'], text: '99.00', attributes: { 'data-currency': 'EUR' } },
  { tag: 'span', classes: 'price', text: '79.00', ancestors: [{ tag: 'div', classes: 'box' }] },
]

const finds = (name: string, source: Case['source'], values: Values, value: unknown): Case => ({
  name,
  source,
  container: container(send('T', 'Ready', { is: '{{Element}}' }), trigger('Ready', 'DOM_READY'), variable('Element', 'd', values)),
  steps: [page({ elements })],
  expect: [{ fired: ['T'], values: { T: sent({ is: value }) } }],
})

const text = from.variables('A DOM element variable is the text of the element, or an attribute where one is named.')

/** Elements of the page as variables. */
export const elementCases: readonly Case[] = [
  finds('element: the text of an id', text, { selectorType: 'ID', elementId: 'title' }, 'Red shoes'),
  finds('element: the text of a selector', text, { selectorType: 'CSS', elementSelector: 'h1#title' }, 'Red shoes'),
  finds(
    'element: the first of several',
    from.variableGuide('A selector gives the first element that matches.'),
    { selectorType: 'CSS', elementSelector: '.price' },
    '99.00',
  ),
  finds('element: an attribute', text, { selectorType: 'CSS', elementSelector: '.price.old', attributeName: 'data-currency' }, 'EUR'),
  finds('element: inside another', text, { selectorType: 'CSS', elementSelector: '.box .price' }, '79.00'),
  finds(
    'element: none is the text null',
    from.engine(5, 'A DOM variable without element or attribute is the text "null".'),
    { selectorType: 'ID', elementId: 'missing' },
    'null',
  ),
]
