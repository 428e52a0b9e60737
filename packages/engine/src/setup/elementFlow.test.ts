import type { FoundOnPage, Step } from '@tagmason/domain'
import { readContainer, simulate } from '@tagmason/tracking'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

const screenshot = { name: 'page.png', size: 4096, width: 800, height: 600 }
const box = { x: 10, y: 20, width: 100, height: 40 }
const granted: Step = {
  type: 'consent',
  state: { ad_storage: 'granted', analytics_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' },
}

/** Keeps one finding, adds it, and does something in a page with the container that is compiled. */
async function firedBy(found: Omit<FoundOnPage, 'confidence'>, step: Step) {
  const { workspace } = sampleEngine()
  await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  const { elements } = await workspace.act('screenshots.keep', { screenshot, elements: [{ confidence: 91, box, ...found }] })
  await workspace.act('screenshots.add', { ids: elements.map(({ id }) => id) })
  const files = await workspace.read('plans.files', undefined)
  expect(files?.container.findings.filter(({ severity }) => severity !== 'info')).toEqual([])
  const { file } = readContainer(files?.container.text ?? '')
  if (file === null) throw new Error('The container cannot be read.')
  const { steps } = await simulate(file, [{ type: 'pageLoad', url: 'https://shop.example/' }, granted, step], {})
  return { event: elements[0]?.event, fired: steps.at(-1)?.fired, unknown: steps.flatMap(({ unknown }) => unknown) }
}
const tagOf = (event: string) => ({ event, fired: [`GA4 - ${event}`], unknown: [] })

describe('an element from a picture', () => {
  it('that is a button fires when it, or what is in it, is clicked', async () => {
    const pressed = { tag: 'button', text: 'Add to cart' }
    expect(await firedBy({ type: 'Button', text: 'Add to cart' }, { type: 'click', element: pressed })).toEqual(tagOf('add_to_cart'))
    expect((await firedBy({ type: 'Button', text: 'Add to cart' }, { type: 'click', element: { ...pressed, text: 'Buy later' } })).fired).toEqual([])
  })

  it('that is a link fires when it is followed', async () => {
    expect(await firedBy({ type: 'Link', text: 'Pricing' }, { type: 'linkClick', element: { tag: 'a', href: '/pricing', text: 'Pricing' } })).toEqual(
      tagOf('link_click'),
    )
  })

  it('that is a field fires when it is clicked, by its placeholder or its name for screen readers', async () => {
    for (const name of ['placeholder', 'aria-label']) {
      const field = { tag: 'input', id: 'mail', attributes: { [name]: 'Work email' } }
      expect(await firedBy({ type: 'Input', text: 'Work email' }, { type: 'click', element: field })).toEqual(tagOf('field_entry'))
    }
  })

  it('that is a menu fires when a link in it is followed', async () => {
    const link = { tag: 'a', href: '/about', text: 'About', ancestors: [{ tag: 'li' }, { tag: 'nav' }] }
    expect(await firedBy({ type: 'Navigation', text: '' }, { type: 'linkClick', element: link })).toEqual(tagOf('navigation_click'))
  })

  it('that is an image with words fires when it is seen', async () => {
    const seen = { tag: 'img', attributes: { alt: 'Product tour' } }
    expect(await firedBy({ type: 'Image', text: 'Product tour' }, { type: 'visibility', element: seen })).toEqual(tagOf('image_view'))
  })

  it('that is a form fires when it is sent', async () => {
    expect(await firedBy({ type: 'Form', text: 'Contact us' }, { type: 'formSubmit', element: { tag: 'form', id: 'contact' } })).toEqual(
      tagOf('form_submission'),
    )
  })
})

describe('an element from a page’s HTML', () => {
  const html = `<!doctype html><nav id="menu"><a href="/about">About</a></nav><form id="signup"><input id="mail"><button id="go">Sign up</button></form>
    <form id="search"><input id="q"></form><button id="buy"><span>Buy now</span></button><a href="/pricing">Pricing</a><img src="tour.png" alt="Product tour">`

  /** Adds everything of the page and does one thing in it. */
  async function firedOnPage(step: Step) {
    const { workspace } = sampleEngine()
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    const { elements } = await workspace.act('screenshots.readPage', { html })
    await workspace.act('screenshots.add', { ids: elements.map(({ id }) => id) })
    const files = await workspace.read('plans.files', undefined)
    expect(files?.container.findings.filter(({ severity }) => severity !== 'info')).toEqual([])
    const { file } = readContainer(files?.container.text ?? '')
    if (file === null) throw new Error('The container cannot be read.')
    const { steps } = await simulate(file, [{ type: 'pageLoad', url: 'https://shop.example/' }, granted, step], {})
    expect(steps.flatMap(({ unknown }) => unknown)).toEqual([])
    return steps.at(-1)?.fired.map((tag) => tag.replace(/ \d+$/, ''))
  }

  it.each<[string, Step]>([
    ['begin_checkout', { type: 'click', element: { tag: 'span', text: 'Buy now', ancestors: [{ tag: 'button', id: 'buy' }] } }],
    ['link_click', { type: 'linkClick', element: { tag: 'a', href: '/pricing', text: 'Pricing' } }],
    ['field_entry', { type: 'click', element: { tag: 'input', id: 'mail' } }],
    ['sign_up', { type: 'click', element: { tag: 'button', id: 'go', text: 'Sign up' } }],
    ['form_submission', { type: 'formSubmit', element: { tag: 'form', id: 'signup' } }],
    ['form_submission', { type: 'formSubmit', element: { tag: 'form', id: 'search' } }],
    ['image_view', { type: 'visibility', element: { tag: 'img', attributes: { alt: 'Product tour' } } }],
  ])('makes one %s of it, and nothing else', async (event, step) => expect(await firedOnPage(step)).toEqual([`GA4 - ${event}`]))

  it('makes a menu’s event beside the link’s own', async () => {
    const link = { tag: 'a', href: '/about', text: 'About', ancestors: [{ tag: 'nav', id: 'menu' }] }
    expect((await firedOnPage({ type: 'linkClick', element: link }))?.toSorted()).toEqual(['GA4 - link_click', 'GA4 - navigation_click'])
  })

  it('counts nothing where something else is used', async () => {
    expect(await firedOnPage({ type: 'click', element: { tag: 'button', id: 'other', text: 'Other' } })).toEqual([])
    expect(await firedOnPage({ type: 'formSubmit', element: { tag: 'form', id: 'other' } })).toEqual([])
  })
})
