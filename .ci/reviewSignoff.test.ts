import { execFileSync } from 'node:child_process'
import { chromium, type Browser, type Locator, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pinnedBrowser } from '../.storybook/browser.ts'
import type { Signoff } from '../.storybook/review/signoff.ts'
import type { Manifest } from '../.storybook/review/store.ts'
import { reviewCopy } from './reviewCopy.ts'
import { openStaticStorybook, openStorybook } from './reviewStorybook.ts'

const matrix = 'primitives-badge--matrix'
const titles = ['Badge', 'Bullets', 'Divider', 'Hidden', 'Kbd', 'Spinner']
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
  /** Chooses each of these pictures and waits until it is drawn in full size. */
  const seeAll = async (choices: Locator) => {
    for (let at = 0; at < (await choices.count()); at++) {
      await choices.nth(at).click()
      await expect.poll(() => choices.nth(at).getAttribute('aria-pressed')).toBe('true')
      await page.getByRole('img', { name: 'After' }).evaluate(async (image: HTMLImageElement) => {
        if (!image.complete) await new Promise((resolve) => image.addEventListener('load', resolve))
      })
    }
  }
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

  it('asks for the name, which it takes from nowhere else, and for a note to a rejection', async () => {
    expect(await page.getByLabel('Your name').inputValue()).toBe('')
    await page.getByRole('button', { name: 'Sign off this picture' }).click()
    await page.getByText('No name is given, so nothing was signed: type your name.').waitFor()
    await page.getByLabel('Your name').fill('Ada Reviewer')
    await page.getByRole('button', { name: 'Reject', exact: true }).click()
    await page.getByText('A rejection needs a note: say what is wrong.').waitFor()
    expect(signoff()).toEqual({})
  })

  it('takes a signature from its own page only', async () => {
    const url = storybook?.url ?? ''
    const body = JSON.stringify({ by: 'Mallory', verdict: 'signed', pictures: { [matrix]: pictures()[matrix] } })
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
    await page.getByRole('button', { name: 'Sign off this picture' }).click()
    await page.getByText('1 picture signed off.').waitFor()
    // One was looked at, so one is signed: the others wait until they are shown.
    expect(Object.keys(signoff()[matrix] ?? {})).toEqual(['light'])
    await toolbar('unsigned').waitFor()
    await seeAll((await panel()).getByRole('group', { name: 'Mode' }).getByRole('button'))
    await page.getByRole('button', { name: 'Sign off the 5 seen' }).click()
    await page.getByText('Sign off 5 pictures of 1 stories as Ada Reviewer?').waitFor()
    expect(Object.keys(signoff()[matrix] ?? {})).toEqual(['light'])
    await page.getByRole('button', { name: 'Yes, sign off 5' }).click()
    await page.getByText('5 pictures signed off.').waitFor()
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
    await page.getByRole('button', { name: 'Sign off this picture' }).click()
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
    await page.locator('[data-item-id="primitives-badge--playground"]').waitFor({ state: 'detached' })
    await page.locator('[data-item-id="primitives-kbd"]').waitFor({ state: 'detached' })
    await marked(matrix, 'changed').waitFor()
    await page.getByLabel('The sidebar shows').selectOption('all')
    await page.locator('[data-item-id="primitives-badge--playground"]').waitFor()
  })

  it('shows all states of a component on one sheet, which keys walk, sign and reject', async () => {
    await open(`/sheet/${matrix}/dark`)
    const cells = page.getByRole('region', { name: 'Contact sheet' }).locator('[data-review-cell]')
    const shown = page.getByRole('region', { name: 'Picture' })
    await shown.getByText('Matrix, dark').waitFor()
    const all = Object.entries(pictures()).filter(([id]) => id.startsWith('primitives-badge--'))
    expect(await cells.count()).toBe(all.reduce((sum, [, shots]) => sum + Object.keys(shots).length, 0))
    // The open ones come one after the other, and are signed once they are drawn.
    await page.getByLabel('Your name').fill('Ada Reviewer')
    await shown.getByRole('button', { name: 'Open it alive' }).focus()
    await page.keyboard.press('o')
    await shown.getByRole('button', { name: 'Sign off this picture', disabled: false }).waitFor()
    const [, , , mode = ''] = new URL(page.url()).searchParams.get('path')?.split('/') ?? []
    await page.keyboard.press('r')
    await page.keyboard.type('The edge is cut.')
    await shown.getByRole('button', { name: 'Reject', exact: true }).click()
    await page.getByText('1 picture rejected.').waitFor()
    const story = new URL(page.url()).searchParams.get('path')?.split('/')[2] ?? ''
    expect(signoff()[story]?.[mode]).toMatchObject({ by: 'Ada Reviewer', verdict: 'rejected', note: 'The edge is cut.' })
    await shown.getByText(/^Rejected by Ada Reviewer on \d{4}-\d\d-\d\d: “The edge is cut\.”\.$/).waitFor()
    expect(copy.run('signoff').said).toContain(`${story} in ${mode}: rejected by Ada Reviewer: The edge is cut.`)
    await shown.getByRole('button', { name: 'Open it alive' }).focus()
    await page.keyboard.press('s')
    await page.getByText('1 picture signed off.').waitFor()
    await page.keyboard.press('n')
    await page.getByRole('heading', { level: 1, name: 'Bullets' }).waitFor()
  })

  it('opens the release gate once every picture was seen and signed', async () => {
    const components = new Set(Object.keys(pictures()).map((id) => id.split('--')[0]))
    await open(`/sheet/${matrix}`)
    for (const [at] of [...components].entries()) {
      if (at > 0) await page.keyboard.press('n')
      await page.getByRole('heading', { level: 1, name: titles[at] ?? '' }).waitFor()
      await seeAll(page.locator('[data-review-cell]'))
    }
    await page.getByRole('button', { name: /^Sign off the \d+ seen$/ }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: /^Sign off the \d+ seen$/ }).click()
    await page.getByRole('button', { name: /^Yes, sign off \d+$/ }).click()
    await page.getByText(/\d+ pictures signed off\./).waitFor()
    const { status, said } = copy.run('signoff')
    expect(said).toMatch(/^(\d+) of \1 pictures are signed off\.$/m)
    expect(status).toBe(0)
  })

  it('counts what is left, and what changed since the last release', async () => {
    const progress = page.frameLocator('iframe[title="storybook-preview-iframe"]')
    const stories = Object.keys(pictures()).length
    await open('/docs/progress--docs')
    await progress.getByText(new RegExp(`Primitives: ${stories} of ${stories} signed off`)).waitFor()
    const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], { cwd: copy.folder })
    git('init', '--quiet')
    git('add', '.storybook/pictures/index.json')
    git('commit', '--quiet', '-m', 'release')
    git('tag', 'v1.2.0')
    const before = copy.read('.storybook/pictures/index.json')
    const { light, ...others } = pictures()[matrix] ?? {}
    copy.write('.storybook/pictures/index.json', JSON.stringify({ ...pictures(), [matrix]: { ...others, dark: light ?? '' } }))
    await open('/docs/progress--docs')
    await progress.getByRole('heading', { name: 'Since v1.2.0' }).waitFor()
    await progress.getByText('Primitives/Badge: 1 changed, 0 new, 1 gone').waitFor()
    copy.write('.storybook/pictures/index.json', before)
  })

  it('is shown by a static Storybook, which takes none', async () => {
    await storybook?.end()
    storybook = await openStaticStorybook(copy.folder)
    await open(`/story/${matrix}`)
    await toolbar('signed').getByText('Signed off').waitFor()
    await marked(matrix, 'signed').waitFor()
    await (await panel()).getByText('A static Storybook shows sign-offs and takes none.').waitFor()
    await page
      .getByRole('tabpanel', { name: 'Review' })
      .getByText(/^Signed by Ada Reviewer on \d{4}-\d\d-\d\d\.$/)
      .waitFor()
    expect(await page.getByRole('button', { name: /^Sign off/ }).count()).toBe(0)
    await open(`/sheet/${matrix}/dark`)
    await page.getByRole('region', { name: 'Picture' }).getByText('A static Storybook shows sign-offs and takes none.').waitFor()
  })
})
