import type { PageElement } from '@tagmason/domain'
import { container } from './build.ts'
import { type Case, from } from './case.ts'
import { tag, trigger, when } from './parts.ts'
import { fires, none, page } from './steps.ts'

const item = (text: string): PageElement => ({ tag: 'li', text, classes: text })
const second: PageElement = {
  ...item('b'),
  before: [item('a'), { tag: 'template' }],
  after: [item('c')],
  ancestors: [{ tag: 'ul', id: 'menu', before: [], after: [] }, { tag: 'body' }],
}

const selects = (selector: string, element: PageElement, does: boolean | 'unknown'): Case => ({
  name: `selector: ${selector} ${does === true ? 'is' : does === false ? 'is not' : 'may be'} ${element.tag ?? 'div'}${element.before === undefined ? '' : ' with its siblings'}`,
  source: from.selectors('What an element is by itself, by what it is in and by what stands beside it.'),
  container: container(tag('T', 'Click'), trigger('Click', 'CLICK', [when('Click Element', 'CSS_SELECTOR', selector)])),
  steps: [page(), { type: 'click', element }],
  expect: [none, does === true ? fires('T') : does === false ? { fired: [], notFired: ['T'] } : { fired: [], unknown: ['T'] }],
})

const all = (does: boolean | 'unknown', element: PageElement, ...selectors: readonly string[]) => selectors.map((selector) => selects(selector, element, does))

/** Selectors that ask for the place of an element, and those that no browser reads. */
export const selectorCases: readonly Case[] = [
  ...all(
    true,
    second,
    'li:nth-of-type(2)',
    'li:nth-child(3)',
    'li:nth-child(2n+1)',
    'li:nth-child(odd)',
    'li:nth-last-child(2)',
    'li:nth-last-of-type(even)',
    'li:nth-child(-n + 3)',
    '.a + li',
    'template ~ .b',
    '#menu > li:not(:first-child)',
    'ul:first-child > .b',
    'ul:only-child li',
    ':is(ol, ul) > :where(li)',
    'li:not(.a, .c)',
    'body li:nth-of-type(n)',
  ),
  ...all(
    false,
    second,
    'li:first-child',
    'li:last-of-type',
    'li:nth-of-type(3)',
    '.c + li',
    'template + .b',
    'li:only-of-type',
    'li::before',
    'li:first-line',
    ':root',
  ),
  // Without what stands beside it only the rest of a selector can say no.
  ...all('unknown', { tag: 'li' }, 'li:nth-of-type(2)', 'li:first-child', 'a + li', 'li:hover', 'ul:has(a) li, li:has(a)'),
  ...all(false, { tag: 'li' }, 'a:nth-of-type(2)', 'ol > li:first-child', 'li.x:hover', 'a + b'),
  ...all(true, { tag: 'li' }, 'li:first-child, li', ':not(a:first-child)'),
  // What jQuery reads and browsers do not.
  ...all(false, { tag: 'a', text: 'Buy', href: '/' }, 'a:contains("Buy")', 'a:visible', 'a, b:eq(0)', 'a[data-x!=y]', 'a[data-x=5], a', 'a:not(', '', '> a'),
]
