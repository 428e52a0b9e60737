import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Page } from 'playwright'
import { hindrances, startProduct, visit, Visitor } from './product.ts'
import { requirements } from './requirements.ts'

/** The routes of the specification, the help centre among them (G-10), with title and crumbs as its requirements say them. */
export const pages = Object.entries(requirements).flatMap(([id, sentence]) => {
  const [, path = '', title = ''] = /^The route (\/\S*) shows the screen “([^”]+)” as its single level-1 heading\.$/.exec(sentence) ?? []
  const [, crumbs = ''] = /^The breadcrumb reads (.+)\.$/.exec(requirements[id.replace(/01$/, '02')] ?? '') ?? []
  return path === '' ? [] : [{ path, title, crumbs: crumbs.split(' / ') }]
})
// Two pages are said in other words: the second place of Custom Reports (G-14) and the help centre (G-10).
pages.push(
  { path: '/reports/custom', title: 'Custom Reports', crumbs: ['Dashboard', 'Reports', 'Custom Reports'] },
  { path: '/learning/help', title: 'Help Centre', crumbs: ['Dashboard', 'Learning', 'Help Centre'] },
)

/** What everybody may expect of a page, whatever it shows. */
export const seen = (page: Page) =>
  page.evaluate(() => {
    const levels = [...document.querySelectorAll('main h1, main h2, main h3, main h4, main h5, main h6')].map((heading) => Number(heading.tagName[1]))
    return {
      headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
      mains: document.querySelectorAll('main').length,
      crumbs: [...document.querySelectorAll('nav[aria-label=Breadcrumb] li')].map((step) => step.textContent),
      // GEN-A11Y-03: no level is skipped on the way down.
      skipped: levels.filter((level, at) => at > 0 && level > (levels[at - 1] ?? level) + 1),
      // GEN-A11Y-04: what a colour says, words say too.
      wordless: [...document.querySelectorAll('[data-ui=Badge], [data-ui=ScoreBadge]')].filter((badge) => badge.textContent.trim() === '').length,
      // GEN-A11Y-05: the visitor asked for reduced motion.
      moving: document.getAnimations().filter((animation) => animation.playState === 'running').length,
      tooWide: document.documentElement.scrollWidth - window.innerWidth,
    }
  })

const modes = {
  'wide and light': { viewport: { width: 1280, height: 900 } },
  'wide and dark': { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
  'on a telephone': { viewport: { width: 390, height: 844 } },
  'on a telephone in the dark': { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
} as const

/** Goes over every page in some modes. Gives the product that is walked over, for further walks of the same file. Two files walk, so that two cores do. */
export function walks(...names: readonly (keyof typeof modes)[]): () => Awaited<ReturnType<typeof startProduct>> {
  let product: Awaited<ReturnType<typeof startProduct>>
  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => product?.close())

  it.each(names)('finds every page as it should be, %s', { timeout: 240_000 }, async (name) => {
    const visitor = await Visitor.arrive(product.browser, product.address, modes[name])
    const page = await visitor.open('/')
    const found: unknown[] = []
    for (const { path } of pages) {
      await visit(page, path)
      found.push({ path, ...(await seen(page)), hindrances: await hindrances(page) })
    }
    const wanted = pages.map(({ path, title, crumbs }) => ({
      path,
      headings: [title],
      mains: 1,
      crumbs,
      skipped: [],
      wordless: 0,
      moving: 0,
      tooWide: 0,
      hindrances: [],
    }))
    expect(found).toEqual(wanted)
    expect(await visitor.leave()).toEqual([])
  })
  return () => product
}
