import { guessOf } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

const goals = 'Track contact form submissions, newsletter sign-ups, calls and visits to the pricing page.'
const html = `<!doctype html><title>Shop</title><a href="/pricing/plans">Prices</a><a href="/about">About</a><a href="tel:+34910000000">Call us</a>
<form id="news-newsletter"><input type="email" name="mail"><button>Subscribe</button></form>
<form id="contact-us"><input name="who"><textarea name="text"></textarea><button>Send</button></form>`

async function shop(words = goals) {
  const { workspace } = sampleEngine()
  await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  await workspace.act('plans.generate', { goals: words })
  const plan = async () => (await workspace.read('plans.current', undefined))?.plan ?? expect.fail('The plan is gone.')
  const guesses = async () => {
    const now = await plan()
    return now.events.flatMap((event) => (guessOf(event, now) === null ? [] : [event.name]))
  }
  return { workspace, plan, guesses }
}

describe('a page that is read', () => {
  it('settles what the plan supposed of the site, and names what is there as the plan does', async () => {
    const { workspace, plan, guesses } = await shop()
    expect(await guesses()).toEqual(['generate_lead', 'newsletter_sign_up', 'pricing_page_view'])
    const { elements } = await workspace.act('screenshots.readPage', { html })
    expect(await guesses()).toEqual(['generate_lead'])
    expect((await plan()).events.find(({ name }) => name === 'newsletter_sign_up')).toMatchObject({ settled: 'page' })
    expect(elements.map(({ text, event, confidence, excluded, added }) => [text, event, confidence, excluded === true, added])).toEqual([
      ['Prices', 'link_click', 100, false, false],
      ['About', 'link_click', 50, false, false],
      ['Call us', 'phone_click', 100, false, true],
      ['Subscribe', 'newsletter_sign_up', 100, false, true],
      ['', 'field_entry', 100, false, false],
      ['Subscribe', 'cta_click', 100, false, false],
      ['Send', 'generate_lead', 100, false, false],
      ['', 'field_entry', 100, false, false],
      ['', 'field_entry', 100, false, false],
      ['Send', 'cta_click', 100, false, false],
    ])
  })

  it('settles the event of a form in place of adding a second one, and taking it back makes it a guess again', async () => {
    const { workspace, plan, guesses } = await shop()
    const before = (await plan()).events.length
    const { elements } = await workspace.act('screenshots.readPage', { html })
    const id = elements.find(({ event }) => event === 'generate_lead')?.id ?? ''
    expect(await workspace.act('screenshots.add', { ids: [id] })).toEqual({ added: 1 })
    expect((await plan()).events).toHaveLength(before)
    expect((await plan()).events.find(({ name }) => name === 'generate_lead')).toMatchObject({
      settled: 'page',
      trigger: { type: 'formSubmission', conditions: [{ subject: 'clickElement', is: 'cssSelector', value: '#contact-us' }] },
    })
    expect(await guesses()).toEqual([])
    expect((await workspace.read('screenshots.current', undefined))?.elements.find((element) => element.id === id)?.added).toBe(true)
    await workspace.act('screenshots.takeBack', { ids: [id] })
    expect((await plan()).events.map(({ name }) => name)).toContain('generate_lead')
    expect((await plan()).events.find(({ name }) => name === 'generate_lead')).not.toHaveProperty('settled')
  })

  it('adds nothing that an event of the plan counts already', async () => {
    const { workspace, plan } = await shop('Track newsletter sign-ups, WhatsApp clicks, calls, contact form submissions and PDF downloads.')
    const before = (await plan()).events.map(({ name }) => name)
    const { elements } = await workspace.act('screenshots.readPage', {
      html: `<!doctype html><form id="newsletter"><input type="email" name="email"><button>Subscribe</button></form><form id="contact"><textarea name="message"></textarea><button>Send</button></form>
<a href="tel:+4930123456">Call us</a><a href="https://wa.me/4930123456">WhatsApp</a><a href="/prices.pdf">Price list</a><a href="https://wa.me.example/">Elsewhere</a>`,
    })
    const asked = elements.filter(({ type, added }) => (type === 'Form' || type === 'Link') && !added)
    expect(asked.map(({ text }) => text)).toEqual(['Send', 'Elsewhere'])
    await workspace.act('screenshots.add', { ids: asked.map(({ id }) => id) })
    const names = (await plan()).events.map(({ name }) => name)
    expect(names.filter((name) => before.includes(name))).toEqual(before)
    expect(names.length - before.length).toBe(1)
  })

  it('settles nothing that it does not have', async () => {
    const { workspace, plan, guesses } = await shop()
    const before = await guesses()
    await workspace.act('screenshots.readPage', { html: '<!doctype html><a href="/about">About</a><form id="search"><input name="q"></form>' })
    expect(await guesses()).toEqual(before)
    expect((await plan()).events.every(({ settled }) => settled === undefined)).toBe(true)
  })
})
