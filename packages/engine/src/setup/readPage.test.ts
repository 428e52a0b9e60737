import type { Ports } from '../context.ts'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'

type Ask = NonNullable<Ports['outgoing']>['ask']
const html = '<!doctype html><title>Shop</title><nav><a href="/pricing">Pricing</a></nav><form id="signup"><input name="mail"><button>Sign up</button></form>'
const page = { status: 200, type: 'text/html', text: html, cut: false, url: 'https://www.shop.example/start#top' }

async function shop(ask?: Ask) {
  const outgoing = ask && { names: () => false, send: async () => ({ status: 200 }), ask }
  const engine = sampleEngine({ ports: outgoing === undefined ? {} : { outgoing } })
  await engine.workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  return engine
}

describe('a page’s elements', () => {
  it('are read from pasted HTML, exact and with selectors', async () => {
    const { workspace } = await shop()
    const { stored, elements } = await workspace.act('screenshots.readPage', { html })
    expect(stored).toMatchObject({ sample: false, page: { title: 'Shop' }, added: [] })
    expect(stored.page).not.toHaveProperty('address')
    expect(elements.map(({ type, event, selector, confidence, needsText }) => [type, event, selector, confidence, needsText])).toEqual([
      ['Navigation', 'navigation_click', 'html > body > nav', 100, false],
      ['Link', 'link_click', 'a[href="/pricing"]', 100, false],
      ['Form', 'form_submission', '#signup', 100, false],
      ['Input', 'field_entry', 'input[name="mail"]', 100, false],
      ['Button', 'sign_up', '#signup > button', 100, false],
    ])
    expect(await workspace.read('screenshots.current', undefined)).toEqual({ stored, elements })
    expect(await workspace.act('screenshots.add', { ids: elements.map(({ id }) => id) })).toEqual({ added: 5 })
    expect((await workspace.read('plans.files', undefined))?.container.findings.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  it('are understood in the language of the page, whoever reads it', async () => {
    const { workspace } = await shop()
    const namesIn = async (lang: string) => {
      const { stored, elements } = await workspace.act('screenshots.readPage', {
        html: `<html lang="${lang}"><title>Laden</title><button>In den Warenkorb</button>`,
      })
      return [stored.language, ...elements.map(({ event }) => event)]
    }
    expect(await namesIn('de-AT')).toEqual(['de', 'add_to_cart'])
    expect(await namesIn('nl')).toEqual([undefined, 'cta_click'])
  })

  it('are read from HTML in the sample too, and are no sample result', async () => {
    const { stored } = await sampleEngine().workspace.act('screenshots.readPage', { html })
    expect(stored.sample).toBe(false)
  })

  it('are fetched where a server may, and it is kept where they are from', async () => {
    const asked: unknown[] = []
    const { workspace } = await shop(async (question) => (asked.push(question), page))
    const { stored } = await workspace.act('screenshots.readPage', { address: 'https://shop.example/' })
    expect(stored.page).toEqual({ title: 'Shop', address: 'https://www.shop.example/start' })
    expect(asked).toEqual([{ url: 'https://shop.example/', headers: { Accept: 'text/html,application/xhtml+xml' }, most: 1_800_000, within: 10_000 }])
  })

  it.each([
    [{ status: null, problem: 'address' } as const, 'address'],
    [{ status: null, problem: 'timeout' } as const, 'timeout'],
    [{ ...page, status: 404 }, 'status'],
    [{ ...page, type: 'application/pdf' }, 'notHtml'],
    [{ ...page, cut: true }, 'tooLong'],
    [{ ...page, text: 'x'.repeat(900_001) }, 'tooLong'],
    [{ ...page, text: '<div id="root"></div><script src="app.js"></script>' }, 'nothingFound'],
  ])('are refused with one sentence and its reason %#', async (answer, reason) => {
    const { workspace } = await shop(async () => answer)
    await expect(workspace.act('screenshots.readPage', { address: 'https://shop.example/' })).rejects.toMatchObject({
      message: expect.stringMatching(/^[A-Z][^.]*(\.[^ ][^.]*)*\.$/),
      // What may not be called is no trouble of the server.
      code: ['address', 'nothingFound'].includes(reason) || ('text' in answer && answer.text.length > 900_000) ? 'invalid' : 'unavailable',
      issues: [{ path: 'address', message: reason }],
    })
    expect(await workspace.read('screenshots.current', undefined)).toBeNull()
  })

  it('are fetched neither without a server nor for the sample', async () => {
    const { workspace } = await shop()
    const address = 'https://shop.example/'
    await expect(workspace.act('screenshots.readPage', { address })).rejects.toMatchObject({ issues: [{ message: 'noServer' }] })
    const sample = sampleEngine({ ports: { outgoing: { names: () => true, send: async () => ({ status: 200 }), ask: async () => page } } }).workspace
    await expect(sample.act('screenshots.readPage', { address })).rejects.toMatchObject({ issues: [{ message: 'sample' }] })
    await expect(workspace.act('screenshots.readPage', { html: ' ' })).rejects.toMatchObject({ issues: [{ path: 'html' }] })
    await expect(workspace.act('screenshots.readPage', { address: 'ftp://shop.example/' })).rejects.toMatchObject({ code: 'invalid' })
  })
})
