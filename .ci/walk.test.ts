import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../packages/screens/src/routes.ts'
import { createProject, hindrances, startProduct, visit, Visitor } from './product.ts'
import { requirements } from './requirements.ts'

/** The routes of the specification, the help centre among them, with title and crumbs as its requirements say them. */
const pages = Object.entries(requirements).flatMap(([id, sentence]) => {
  const [, path = '', title = ''] = /^The route (\/\S*) shows the screen “([^”]+)” as its single level-1 heading\.$/.exec(sentence) ?? []
  const [, crumbs = ''] = /^The breadcrumb reads (.+)\.$/.exec(requirements[id.replace(/01$/, '02')] ?? '') ?? []
  return path === '' ? [] : [{ path, title, crumbs: crumbs.split(' / ') }]
})
// Two pages are said in other words: the second place of Custom Reports and the help centre.
pages.push(
  { path: '/reports/custom', title: 'Custom Reports', crumbs: ['Dashboard', 'Reports', 'Custom Reports'] },
  { path: '/learning/help', title: 'Help Centre', crumbs: ['Dashboard', 'Learning', 'Help Centre'] },
)

/** What everybody may expect of a page, whatever it shows. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const levels = [...document.querySelectorAll('main h1, main h2, main h3, main h4, main h5, main h6')].map((heading) => Number(heading.tagName[1]))
    return {
      headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
      mains: document.querySelectorAll('main').length,
      crumbs: [...document.querySelectorAll('nav[aria-label=Breadcrumb] li')].map((step) => step.textContent),
      // No level is skipped on the way down.
      skipped: levels.filter((level, at) => at > 0 && level > (levels[at - 1] ?? level) + 1),
      // What a colour says, words say too.
      wordless: [...document.querySelectorAll('[data-ui=Badge], [data-ui=ScoreBadge]')].filter((badge) => badge.textContent.trim() === '').length,
      // The visitor asked for reduced motion. What follows the visitor's own scrolling, as the fade of tabs, does not move by itself.
      moving: document.getAnimations().filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline).length,
      tooWide: document.documentElement.scrollWidth - window.innerWidth,
      // The ground is drawn in the colours that the visitor's system asks for.
      scheme: Number(/\d+/.exec(getComputedStyle(document.documentElement).backgroundColor)?.[0]) < 128 ? 'dark' : 'light',
    }
  })

const frames = { wide: { width: 1280, height: 900 }, 'on a telephone': { width: 390, height: 844 } } as const
const names = Object.keys(frames) as (keyof typeof frames)[]
/** Colours follow the system by style alone, so that a page is looked at in both without being loaded anew. */
const schemes = ['light', 'dark'] as const

/** The pages whose requirements say which tab the bare route opens. */
const tabbed = Object.entries(requirements).flatMap(([id, sentence]) =>
  sentence.startsWith('Opening the bare route selects the tab')
    ? (/^The route (\/\S*) /.exec(requirements[id.replace(/\d+$/, '01')] ?? '')?.slice(1) ?? [])
    : [],
)

/** Who may sign in to the account stands here, whichever of its projects is open. */
const peopleOfTheAccount = new Set(['/account/team', '/enterprise/teams'])

let product: Awaited<ReturnType<typeof startProduct>>
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product?.close())

// A walk waits for its page as often as it works, so all of them go at once.
describe('the walk', { timeout: 300_000 }, () => {
  // Nobody signs in, and every page opens.
  it.concurrent.each(names)(
    'finds every page as it should be, %s, in light and in dark (GEN-A11Y-01, GEN-A11Y-03, GEN-A11Y-04, GEN-A11Y-05, GEN-STATE-05, GEN-APP-02, GEN-APP-03, ROLE-ACCESS-03)',
    async (name) => {
      const visitor = await Visitor.arrive(product.browser, product.address, { viewport: frames[name] })
      const page = await visitor.open('/')
      const found: unknown[] = []
      for (const { path } of pages) {
        await page.emulateMedia({ colorScheme: 'light' })
        await visit(page, path)
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme })
          found.push({ path, ...(await seen(page)), hindrances: await hindrances(page) })
        }
      }
      const wanted = pages.flatMap(({ path, title, crumbs }) =>
        schemes.map((scheme) => ({
          path,
          scheme,
          headings: [title],
          mains: 1,
          crumbs,
          skipped: [],
          wordless: 0,
          moving: 0,
          tooWide: 0,
          hindrances: [],
        })),
      )
      expect(found).toEqual(wanted)
      expect(await visitor.leave()).toEqual([])
    },
  )

  it.concurrent('finds every page in an empty project, without a row of the sample', async () => {
    const visitor = await Visitor.arrive(product.browser, product.address)
    const page = await visitor.open('/')
    await createProject(page, 'Corner Bakery', 'bakery.example')
    for (const { path, title } of pages) {
      await visit(page, path)
      const { headings, tooWide } = await seen(page)
      const sample = await page
        .getByRole('main')
        .getByText(/example\.com|Elena Fischer/)
        .count()
      expect({ path, headings, tooWide, sample, hindrances: await hindrances(page) }).toEqual({
        path,
        headings: [title],
        tooWide: 0,
        sample: peopleOfTheAccount.has(path) ? sample : 0,
        hindrances: [],
      })
    }
    expect(await visitor.leave()).toEqual([])
  })

  it.concurrent('finds the open tab in the address of every page with tabs: a link, a reload and the way back from elsewhere lead to it, the bare route to the first (ACCT-BILL-04-B, ACCT-SET-04-B, ACCT-INT-04-B, ENT-WL-04-B, ENT-API-04-B, ENT-SEC-04-B, ENT-TEAM-04-B, LEARN-CERT-04-B, LEARN-TUT-08-B, LEARN-SUP-08-B, MKT-MINE-05-B, MKT-COMM-06-B, MKT-REV-05-B, MKT-VER-04-B)', async () => {
    const visitor = await Visitor.arrive(product.browser, product.address)
    const page = await visitor.open('/')
    const tabs = page.getByRole('main').getByRole('tablist').first().getByRole('tab')
    const open = () => tabs.evaluateAll((all) => all.findIndex((tab) => tab.getAttribute('aria-selected') === 'true'))
    const settled = () => page.locator('main:not([aria-busy="true"])').waitFor()
    const found: unknown[] = []
    for (const path of tabbed) {
      await visit(page, path)
      await tabs.first().waitFor()
      const bare = [await open(), new URL(page.url()).search]
      await tabs.nth(1).click()
      await page.waitForURL(/\?tab=\w+$/)
      const address = page.url()
      await page.reload()
      await tabs.first().waitFor()
      const reloaded = await open()
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Dashboard' }).click()
      await page.getByRole('list', { name: 'Key figures' }).waitFor()
      await page.goBack()
      await tabs.first().waitFor()
      await settled()
      found.push({ path, bare, reloaded, back: await open(), same: page.url() === address })
    }
    expect(found).toEqual(tabbed.map((path) => ({ path, bare: [0, ''], reloaded: 1, back: 1, same: true })))
    expect(await visitor.leave()).toEqual([])
  })

  it.concurrent('finds that Real-time Analytics reconnects while there is no network, and is live again afterwards (ANA-RT-03-B)', async () => {
    const visitor = await Visitor.arrive(product.browser, product.address)
    const page = await visitor.open('/')
    await createProject(page, 'Kiosk', 'kiosk.example')
    await visit(page, '/analytics/realtime')
    const live = page.getByRole('main').getByText('Live', { exact: true })
    await live.waitFor()
    await page.context().setOffline(true)
    await page.getByText('Reconnecting').waitFor()
    await page.getByText(/^Last update/).waitFor()
    expect(await live.count()).toBe(0)
    await page.context().setOffline(false)
    await live.waitFor()
    await visitor.leave()
  })

  it('knows every page of the specification, and no other (GEN-ROUTE-01, GEN-ROUTE-04, GEN-ROUTE-02)', () => {
    // 46 routes and the help centre; no variable part.
    expect(routes.map(({ path }) => path).toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
    expect(routes).toHaveLength(47)
    expect(routes.filter(({ path }) => /[:*]/.test(path))).toEqual([])
  })

  // A mark on the window outlives a walk over links of the menu.
  it('never loads the document again (GEN-APP-01)', async () => {
    const visitor = await Visitor.arrive(product.browser, product.address)
    const page = await visitor.open('/')
    await page.evaluate(() => Object.assign(window, { mark: 'here' }))
    for (const { path, title } of pages) {
      await page.evaluate((to) => {
        const link = [...document.querySelectorAll('nav[aria-label=Main] a')].find((each) => each.getAttribute('href') === to)
        if (link instanceof HTMLElement) link.click()
      }, path)
      if (!page.url().endsWith(path)) await openGroup(page, path)
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
    }
    expect(await page.evaluate('window.mark')).toBe('here')
    expect(await visitor.leave()).toEqual([])
  })
})

/** Opens the group of the menu that has a page, and goes there. */
async function openGroup(page: Page, path: string) {
  const menu = page.getByRole('navigation', { name: 'Main' })
  const link = menu.locator(`a[href="${path}"]`)
  for (const group of await menu.locator('button[data-part=group]').all()) {
    if ((await group.getAttribute('aria-expanded')) === 'false') await group.click()
    if ((await link.count()) > 0) return link.click()
  }
  throw new Error(`No group of the menu leads to ${path}.`)
}
