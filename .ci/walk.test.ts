import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { routes } from '../packages/screens/src/routes.ts'
import { Visitor } from './product.ts'
import { pages, walks } from './walk.ts'

describe('the walk', () => {
  // GEN-A11Y-01, 03, 04 and 05, GEN-STATE-05, GEN-APP-02 and 03 and ROLE-ACCESS-03: nobody signs in, and every page opens.
  const product = walks('wide and light', 'on a telephone')

  it('knows every page of the specification, and no other', () => {
    // GEN-ROUTE-01 and 04: 46 routes and the help centre; GEN-ROUTE-02: no variable part.
    expect(routes.map(({ path }) => path).toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
    expect(routes).toHaveLength(47)
    expect(routes.filter(({ path }) => /[:*]/.test(path))).toEqual([])
  })

  // GEN-APP-01: a mark on the window outlives a walk over links of the menu.
  it('never loads the document again', { timeout: 120_000 }, async () => {
    const visitor = await Visitor.arrive(product().browser, product().address)
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
