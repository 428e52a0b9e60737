import { describe, expect, it } from 'vitest'
import { hindrances, visit, Visitor } from './product.ts'
import { pages, seen, walks } from './walk.ts'

/** Who may sign in to the account stands here, whichever of its projects is open. */
const peopleOfTheAccount = new Set(['/account/team', '/enterprise/teams'])

describe('the walk', () => {
  const product = walks('wide and dark', 'on a telephone in the dark')

  it('finds every page in an empty project, without a row of the sample', { timeout: 120_000 }, async () => {
    const visitor = await Visitor.arrive(product().browser, product().address)
    const page = await visitor.open('/')
    await page.getByRole('button', { name: 'New Project' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create new project' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Corner Bakery')
    await dialog.getByRole('textbox', { name: 'Website address' }).fill('bakery.example')
    await dialog.getByRole('button', { name: 'Create project' }).click()
    await dialog.waitFor({ state: 'detached' })
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
})
