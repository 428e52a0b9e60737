import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pinnedBrowser } from '../.storybook/browser.ts'
import type { Signoff } from '../.storybook/review/signoff.ts'
import type { Manifest } from '../.storybook/review/store.ts'
import { reviewCopy } from './reviewCopy.ts'
import { openStaticStorybook, openStorybook } from './reviewStorybook.ts'

const matrix = 'primitives-badge--matrix'
const modes = ['contrast', 'dark', 'light', 'phone', 'rtl', 'yellow']

describe('signing off in Storybook', () => {
  let copy: ReturnType<typeof reviewCopy>
  let storybook: { url: string; end: () => Promise<void> } | undefined
  let browser: Browser | undefined
  let page: Page

  const pictures = () => JSON.parse(copy.read('.storybook/pictures/index.json')) as Manifest
  const signoff = () => JSON.parse(copy.read('.storybook/pictures/signoff.json')) as Signoff
  const panel = async () => {
    await page.getByRole('tab', { name: 'Review' }).click()
    return page.getByRole('tabpanel', { name: 'Review' })
  }
  const toolbar = (state: string) => page.locator(`button[data-review-state="${state}"]`)
  /** An entry of the sidebar, with the mark that it has to bear. */
  const marked = (id: string, state: string) => page.locator(`[data-item-id="${id}"] [data-review-mark="${state}"]`)
  const open = (path: string) => page.goto(`${storybook?.url}/?path=${path}`)

  beforeAll(async () => {
    copy = reviewCopy(`signoff-${process.pid}`, true)
    storybook = await openStorybook(copy.folder)
    const { executablePath, env, args } = await pinnedBrowser()
    browser = await chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), env, args })
    page = await browser.newPage({ viewport: { width: 1500, height: 1000 } })
    page.setDefaultTimeout(60_000)
    await open(`/story/${matrix}`)
  })
  afterAll(async () => {
    await browser?.close()
    await storybook?.end()
    copy.remove()
  })

  it('begins with nothing signed, in the toolbar, the sidebar and the tab', async () => {
    expect(signoff()).toEqual({})
    await toolbar('unsigned').getByText('Not signed off').waitFor()
    await marked(matrix, 'unsigned').getByRole('img', { name: 'Not signed off' }).waitFor()
    await marked('primitives-badge', 'unsigned').waitFor()
    await (await panel()).getByText('Not signed off', { exact: true }).waitFor()
    const { status, said } = copy.run('signoff')
    expect(said).toContain(`${matrix} in light: not signed off`)
    expect(said).toMatch(/^0 of \d+ pictures are signed off\.$/m)
    expect(status).toBe(1)
  })

  it('refuses a signature of nobody', async () => {
    await page.getByLabel('Your name').fill(' ')
    await page.getByRole('button', { name: 'Sign off this story' }).click()
    await page.getByText('Nobody is named, so nothing was signed: type your name.').waitFor()
    expect(signoff()).toEqual({})
  })

  it('takes a signature from its own page only', async () => {
    const url = storybook?.url ?? ''
    const body = JSON.stringify({ by: 'Mallory', pictures: { [matrix]: pictures()[matrix] } })
    const sign = (init: RequestInit) => fetch(`${url}/review/sign`, init).then(({ status }) => status)
    const json = { 'content-type': 'application/json' }
    expect(await sign({ method: 'POST', body, headers: { ...json, origin: 'http://evil.example' } })).toBe(403)
    expect(await sign({ method: 'POST', body, headers: json })).toBe(403)
    expect(await sign({ method: 'POST', body, headers: { 'content-type': 'text/plain', origin: url } })).toBe(415)
    expect(await sign({ headers: { origin: url } })).toBe(405)
    const odd = await fetch(`${url}/review/sign`, { method: 'POST', body: '{"by":"Ada","pictures":{"a":1}}', headers: { ...json, origin: url } })
    expect(await odd.json()).toEqual({ refused: expect.stringContaining('nothing was signed'), count: 0 })
    expect(signoff()).toEqual({})
  })

  it('writes who saw which pictures and when, and shows it', async () => {
    const before = Date.now()
    await page.getByLabel('Your name').fill('Ada Reviewer')
    await page.getByRole('button', { name: 'Sign off this story' }).click()
    await page.getByText('6 pictures signed off.').waitFor()
    await toolbar('signed').getByText('Signed off').waitFor()
    await marked(matrix, 'signed').getByRole('img', { name: 'Signed off' }).waitFor()
    // Its other stories are still open.
    await marked('primitives-badge', 'unsigned').waitFor()
    expect(Object.keys(signoff())).toEqual([matrix])
    expect(Object.keys(signoff()[matrix] ?? {}).sort()).toEqual(modes)
    for (const mode of modes) {
      const { by, picture, at } = signoff()[matrix]?.[mode] ?? {}
      expect({ by, picture }).toEqual({ by: 'Ada Reviewer', picture: pictures()[matrix]?.[mode] })
      expect(Date.parse(at ?? '')).toBeGreaterThanOrEqual(before)
      expect(Date.parse(at ?? '')).toBeLessThanOrEqual(Date.now())
    }
  })

  it('is refused for a picture that was replaced since it was seen', async () => {
    const before = copy.read('.storybook/pictures/index.json')
    const seen = 'primitives-kbd--matrix'
    await page.locator('[data-item-id="primitives-kbd"]').click()
    await page.locator(`[data-item-id="${seen}"]`).click()
    await toolbar('unsigned').waitFor()
    const shots = { ...pictures()[seen], light: pictures()[matrix]?.['light'] ?? '' }
    copy.write('.storybook/pictures/index.json', JSON.stringify({ ...pictures(), [seen]: shots }))
    await page.getByRole('button', { name: 'Sign off this story' }).click()
    await page.getByText(/is not the picture that you saw any more, so nothing was signed/).waitFor()
    expect(signoff()[seen]).toBeUndefined()
    copy.write('.storybook/pictures/index.json', before)
  })

  it('is lost when the picture changes, which is shown before, after and in difference', async () => {
    const shots = { ...pictures()[matrix], light: pictures()['primitives-kbd--matrix']?.['light'] ?? '' }
    copy.write('.storybook/pictures/index.json', JSON.stringify({ ...pictures(), [matrix]: shots }))
    await open(`/story/${matrix}`)
    await toolbar('changed').getByText('Changed since sign-off').waitFor()
    await marked(matrix, 'changed').getByRole('img', { name: 'Changed since sign-off' }).waitFor()
    await marked('primitives-badge', 'changed').waitFor()
    await panel()
    await page.getByRole('img', { name: 'Before' }).waitFor()
    await page.getByRole('img', { name: /^[1-9]\d* pixels differ$/ }).waitFor()
    await page.getByRole('img', { name: 'After' }).waitFor()
    const { status, said } = copy.run('signoff')
    expect(said).toContain(`${matrix} in light: changed since it was signed off`)
    expect(said).not.toContain(`${matrix} in dark`)
    expect(status).toBe(1)
  })

  it('narrows the sidebar to one state', async () => {
    await page.locator('[data-item-id="primitives-badge--playground"]').waitFor()
    await page.getByLabel('The sidebar shows').selectOption('changed')
    await page.getByRole('button', { name: 'Sign off all 1 shown' }).waitFor()
    await page.locator('[data-item-id="primitives-badge--playground"]').waitFor({ state: 'detached' })
    await page.locator('[data-item-id="primitives-kbd"]').waitFor({ state: 'detached' })
    await marked(matrix, 'changed').waitFor()
    await page.getByLabel('The sidebar shows').selectOption('all')
    await page.locator('[data-item-id="primitives-badge--playground"]').waitFor()
  })

  it('signs everything that is shown, and then the release gate opens', async () => {
    // The page was loaded again since, and with it the name that git knows.
    await page.getByLabel('Your name').fill('Ada Reviewer')
    await page.getByRole('button', { name: /^Sign off all \d+ shown$/ }).click()
    await page.getByText(/\d+ pictures signed off\./).waitFor()
    await marked('primitives-badge', 'signed').waitFor()
    const { status, said } = copy.run('signoff')
    expect(said).toMatch(/^(\d+) of \1 pictures are signed off\.$/m)
    expect(status).toBe(0)
    await open('/docs/progress--docs')
    const stories = Object.keys(pictures()).length
    await page
      .frameLocator('iframe[title="storybook-preview-iframe"]')
      .getByText(new RegExp(`Primitives: ${stories} of ${stories} signed off`))
      .waitFor()
  })

  it('is shown by a static Storybook, which takes none', async () => {
    await storybook?.end()
    storybook = await openStaticStorybook(copy.folder)
    await open(`/story/${matrix}`)
    await toolbar('signed').getByText('Signed off').waitFor()
    await marked(matrix, 'signed').waitFor()
    await (await panel()).getByText('A static Storybook shows sign-offs and takes none.').waitFor()
    expect(await page.getByRole('button', { name: /^Sign off/ }).count()).toBe(0)
    await page.getByText(/^Signed by Ada Reviewer on \d{4}-\d\d-\d\d\.$/).waitFor()
  })
})
