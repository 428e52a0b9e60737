import type { PageElement } from '@tagmason/domain'
import { container } from './build.ts'
import { type Case, from } from './case.ts'
import { type Values, listener, send, sent, tag, trigger, variable, when } from './parts.ts'
import { fires, none, page } from './steps.ts'

const link: PageElement = {
  tag: 'a',
  id: 'doc',
  classes: ['button', 'big'],
  text: 'Price list',
  href: 'https://www.example.com/files/prices.pdf?v=2',
  attributes: { target: '_blank', 'data-file': 'prices' },
}
const inLink: PageElement = { tag: 'span', classes: ['icon'], text: 'Price', ancestors: [link] }
const button: PageElement = { tag: 'button', id: 'buy', classes: 'cta red', text: 'Buy now' }

const click = (element: PageElement, defaultPrevented?: true) => ({ type: 'click' as const, element, ...(defaultPrevented ? { defaultPrevented } : {}) })
const linkClick = (element: PageElement, defaultPrevented?: true) => ({
  type: 'linkClick' as const,
  element,
  ...(defaultPrevented ? { defaultPrevented } : {}),
})

const all = from.clicks('All Elements fires on a click on any element of the page.')
const links = from.clicks('Just Links fires on clicks on links only.')
const check = from.triggerApi('With checkValidation tags fire only if nothing cancelled the click or the form.')
const where = from.triggerApi('autoEventFilter says on which pages the trigger listens.')

const holds = (name: string, element: PageElement, variableName: string, value: unknown): Case => ({
  name,
  source: from.builtIns(`${variableName} is set by click triggers.`),
  container: container(send('T', 'Click', { is: `{{${variableName}}}` }), trigger('Click', 'CLICK')),
  steps: [page(), click(element)],
  expect: [none, { fired: ['T'], values: { T: sent({ is: value }) } }],
})

const auto = (name: string, source: Case['source'], values: Values, value: unknown, element: PageElement = link): Case => ({
  name,
  source,
  container: container(send('T', 'Click', { is: '{{Clicked}}' }), trigger('Click', 'CLICK'), variable('Clicked', 'aev', { setDefaultValue: false, ...values })),
  steps: [page(), click(element)],
  expect: [none, { fired: ['T'], values: { T: sent({ is: value }) } }],
})

const selects = (name: string, source: Case['source'], selector: string, element: PageElement, does: boolean): Case => ({
  name,
  source,
  container: container(tag('T', 'Click'), trigger('Click', 'CLICK', [when('Click Element', 'CSS_SELECTOR', selector)])),
  steps: [page(), click(element)],
  expect: [none, does ? fires('T') : { fired: [], notFired: ['T'] }],
})

const matches = from.triggerGuide('Matches CSS selector tests the clicked element itself against the selector.')
const variables = from.variables('An auto-event variable gives a property of the element of the event.')

/** Clicks, and what is known of the element. */
export const clickCases: readonly Case[] = [
  {
    name: 'All Elements fires on any click',
    source: all,
    container: container(tag('T', 'Click'), trigger('Click', 'CLICK')),
    steps: [page(), click(button), click(link), click({ tag: 'div' })],
    expect: [none, fires('T'), fires('T'), fires('T')],
  },
  {
    name: 'Just Links does not fire on a button',
    source: links,
    container: container(tag('T', 'Link'), listener('Link', 'LINK_CLICK')),
    steps: [page(), click(button)],
    expect: [none, { fired: [], notFired: ['T'] }],
  },
  {
    name: 'Just Links fires on a link',
    source: links,
    container: container(tag('T', 'Link'), listener('Link', 'LINK_CLICK')),
    steps: [page(), linkClick(link)],
    expect: [none, fires('T')],
  },
  {
    name: 'Just Links fires on an element in a link',
    source: from.triggerGuide('Just Links fires for a link and for everything nested in one.'),
    container: container(tag('T', 'Link'), listener('Link', 'LINK_CLICK')),
    steps: [page(), click(inLink)],
    expect: [none, fires('T')],
  },
  {
    name: 'a click on a link is a click on an element, too',
    source: all,
    container: container(tag('T', 'Click'), trigger('Click', 'CLICK')),
    steps: [page(), linkClick(link)],
    expect: [none, fires('T')],
  },
  {
    name: 'Just Links describes the link and not what is in it',
    source: from.triggerGuide('With Just Links the click variables are about the link, also where a nested element was clicked.'),
    container: container(
      tag('T', 'Link'),
      listener('Link', 'LINK_CLICK', { filter: [when('Click ID', 'EQUALS', 'doc'), when('Click URL', 'CONTAINS', '.pdf')] }),
    ),
    steps: [page(), linkClick(inLink)],
    expect: [none, fires('T')],
  },
  {
    name: 'All Elements describes the innermost element',
    source: from.triggerGuide('With All Elements the click variables are about the very element that was clicked.'),
    container: container(
      tag('Inner', 'On icon', { priority: 2 }),
      tag('Outer', 'On link', { priority: 1 }),
      trigger('On icon', 'CLICK', [when('Click Classes', 'EQUALS', 'icon')]),
      trigger('On link', 'CLICK', [when('Click ID', 'EQUALS', 'doc')]),
    ),
    steps: [page(), click(inLink)],
    expect: [none, { fired: ['Inner'], notFired: ['Outer'] }],
  },
  holds('Click ID', button, 'Click ID', 'buy'),
  holds('Click Classes of a text', button, 'Click Classes', 'cta red'),
  holds('Click Classes of a list', link, 'Click Classes', 'button big'),
  holds('Click Text', button, 'Click Text', 'Buy now'),
  holds('Click URL', link, 'Click URL', 'https://www.example.com/files/prices.pdf?v=2'),
  holds('Click URL of a relative link is absolute', { tag: 'a', text: 'x', href: '/files/a.pdf' }, 'Click URL', 'https://www.example.com/files/a.pdf'),
  holds('Click Target', link, 'Click Target', '_blank'),
  auto(
    'auto-event: the host of the link',
    from.variables('Of an element URL, components can be taken.'),
    { varType: 'URL', component: 'HOST', stripWww: true },
    'example.com',
  ),
  auto(
    'auto-event: the path of the link',
    from.variables('Of an element URL, components can be taken.'),
    { varType: 'URL', component: 'PATH' },
    '/files/prices.pdf',
  ),
  auto(
    'auto-event: a query key of the link',
    from.variables('Of an element URL, components can be taken.'),
    { varType: 'URL', component: 'QUERY', queryKey: 'v' },
    '2',
  ),
  auto(
    'auto-event: the file type of the link',
    from.variables('Of an element URL, components can be taken.'),
    { varType: 'URL', component: 'EXTENSION' },
    'pdf',
  ),
  auto('auto-event: an attribute', variables, { varType: 'ATTRIBUTE', attribute: 'data-file' }, 'prices'),
  auto('auto-event: the classes', variables, { varType: 'CLASSES' }, 'button big'),
  auto('auto-event: the text', variables, { varType: 'TEXT' }, 'Price list'),
  auto(
    'auto-event: a link to the own site is not outbound',
    from.variables('Is Outbound is true where the link leaves the domain of the page.'),
    { varType: 'URL', component: 'IS_OUTBOUND' },
    false,
  ),
  auto(
    'auto-event: a link to another site is outbound',
    from.variables('Is Outbound is true where the link leaves the domain of the page.'),
    { varType: 'URL', component: 'IS_OUTBOUND' },
    true,
    { tag: 'a', href: 'https://partner.example.org/' },
  ),
  selects('a selector of a class', matches, '.cta', button, true),
  selects('a selector of an id and a tag', matches, 'button#buy', button, true),
  selects('a selector of another element', matches, 'a.cta', button, false),
  selects('a selector of an attribute', matches, 'a[href$=".pdf"]', { tag: 'a', href: '/a.pdf', attributes: { href: '/a.pdf' } }, true),
  selects(
    'a selector of a parent does not match what is in it',
    from.measured('The clicked element is the innermost one, so a selector of its parent does not match.'),
    'a.button',
    inLink,
    false,
  ),
  selects(
    'a selector with descendants matches what is in the element',
    from.measured('Write "sel, sel *" for an element and everything in it.'),
    'a.button, a.button *',
    inLink,
    true,
  ),
  {
    name: 'check validation: a cancelled link click does not fire',
    source: check,
    container: container(tag('T', 'Link'), listener('Link', 'LINK_CLICK', { check: true })),
    steps: [page(), linkClick(link, true), linkClick(link)],
    expect: [none, { fired: [], notFired: ['T'] }, fires('T')],
  },
  {
    name: 'without check validation a cancelled link click fires',
    source: check,
    container: container(tag('T', 'Link'), listener('Link', 'LINK_CLICK', { check: false })),
    steps: [page(), linkClick(link, true)],
    expect: [none, fires('T')],
  },
  {
    name: 'wait for tags does not change whether a link click fires',
    source: from.clicks('Wait for Tags only delays that the browser follows the link.'),
    container: container(tag('T', 'Link'), listener('Link', 'LINK_CLICK', { wait: true, where: [when('Page URL', 'MATCH_REGEX', '.*')] })),
    steps: [page(), linkClick(link)],
    expect: [none, fires('T')],
  },
  {
    name: 'a link click trigger listens only on its pages',
    source: where,
    container: container(tag('T', 'Link'), listener('Link', 'LINK_CLICK', { wait: true, where: [when('Page Path', 'STARTS_WITH', '/docs')] })),
    steps: [page(), linkClick(link), page({ url: 'https://www.example.com/docs/' }), linkClick(link)],
    expect: [none, { fired: [], notFired: ['T'] }, none, fires('T')],
  },
  {
    name: 'one click fires both kinds of click triggers',
    source: from.triggerGuide('A click on a link is handled by All Elements and by Just Links triggers.'),
    container: container(tag('Any', 'Click'), tag('Link', 'Just link'), trigger('Click', 'CLICK'), listener('Just link', 'LINK_CLICK')),
    steps: [page(), click(link)],
    expect: [none, { fired: ['Any', 'Link'], anyOrder: true }],
  },
  {
    name: 'each link click trigger has its own validation',
    source: check,
    container: container(tag('Strict', 'A'), tag('Loose', 'B'), listener('A', 'LINK_CLICK', { check: true }), listener('B', 'LINK_CLICK', { check: false })),
    steps: [page(), linkClick(link, true)],
    expect: [none, { fired: ['Loose'], notFired: ['Strict'] }],
  },
  {
    name: 'each link click trigger has its own pages',
    source: where,
    container: container(
      tag('Docs', 'A'),
      tag('Shop', 'B'),
      listener('A', 'LINK_CLICK', { wait: true, where: [when('Page Path', 'STARTS_WITH', '/docs')] }),
      listener('B', 'LINK_CLICK', { wait: true, where: [when('Page Path', 'STARTS_WITH', '/shop')] }),
    ),
    steps: [page({ url: 'https://www.example.com/shop/' }), linkClick(link)],
    expect: [none, { fired: ['Shop'], notFired: ['Docs'] }],
  },
]
