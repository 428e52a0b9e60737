import { spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { pinnedBrowser } from '../.storybook/browser.ts'
import type { Signoff } from '../.storybook/review/signoff.ts'
import type { Manifest } from '../.storybook/review/store.ts'
import { freePort, reviewCopy } from './reviewCopy.ts'

const copy = reviewCopy(`review-${process.pid}`)
const pictures = () => JSON.parse(copy.read('.storybook/pictures/index.json')) as Manifest
const signoff = () => JSON.parse(copy.read('.storybook/pictures/signoff.json')) as Signoff

afterAll(() => copy.remove())

describe('the gates of the review', () => {
  it('ask for pictures that nobody accepted yet, take them once accepted, and let them through unchanged', () => {
    const first = copy.run('visual')
    expect(first.said).toContain('primitives-badge--matrix in light has no accepted picture.')
    expect(first.said).toMatch(/coverage\.json says 0 and 0/)
    expect(first.status).toBe(1)
    expect(copy.run('accept', '--changed').said).toMatch(/\d+ accepted, 0 dropped/)
    expect(Object.keys(pictures()['primitives-badge--matrix'] ?? {}).sort()).toEqual(['contrast', 'dark', 'light', 'phone', 'rtl', 'yellow'])
    const again = copy.run('visual')
    expect(again.said).toContain('0 not as accepted, 0 faults')
    expect(again.status).toBe(0)
  })

  it('catch everything that is planted, each by its name', () => {
    // One pixel, in a primitive.
    copy.change(
      'packages/ui/src/Divider/Divider.stories.tsx',
      /export const Matrix: Story = \{/,
      "export const Matrix: Story = {\n  decorators: [(Drawn) => <><i style={{ position: 'fixed', insetBlockStart: 2, insetInlineStart: 3, inlineSize: 1, blockSize: 1, background: 'red' }} /><Drawn /></>],",
    )
    // Words that can be read in light and not in dark.
    copy.change(
      'packages/ui/src/Kbd/Kbd.stories.tsx',
      /export const Matrix: Story = \{/,
      "export const Pale: Story = { render: () => <p style={{ color: '#333', background: 'transparent' }}>Too dark for the dark</p> }\nexport const Matrix: Story = {",
    )
    // An error in the console.
    copy.change(
      'packages/ui/src/Bullets/Bullets.stories.tsx',
      /export const Matrix: Story = \{/,
      "export const Loud: Story = { play: () => console.error('Something broke quietly.') }\nexport const Matrix: Story = {",
    )
    // An error that only a narrow page makes.
    copy.change(
      'packages/ui/src/Spinner/Spinner.stories.tsx',
      /export const Matrix: Story = \{/,
      "const narrow = () => { matchMedia('(max-width: 400px)').addEventListener('change', () => console.error('Too narrow to be true.'), { once: true }) }\nexport const Matrix: Story = {\n  beforeEach: narrow,",
    )
    // A baseline that has gone.
    rmSync(copy.at(`.storybook/pictures/images/${pictures()['primitives-spinner--matrix']?.['light'] ?? ''}.webp`))
    // A story that Storybook lists and no test draws.
    copy.write('packages/ui/src/Badge/more.tsx', "export const Borrowed = { args: { children: 'Borrowed' } }\n")
    copy.change('packages/ui/src/Badge/Badge.stories.tsx', /export const Matrix/, "export { Borrowed } from './more.tsx'\nexport const Matrix")
    // A file of stories that says nothing any more.
    copy.write(
      'packages/ui/src/Hidden/Hidden.stories.tsx',
      "import { Hidden } from './Hidden.tsx'\nexport default { title: 'Primitives/Hidden', component: Hidden }\n",
    )
    const { status, said } = copy.run('visual')
    expect(status).toBe(1)
    expect(said).toMatch(/primitives-divider--matrix in light differs in 1 pixels/)
    expect(said).toMatch(/In dark: .*contrast/)
    expect(said).toContain('An error in the console: Something broke quietly.')
    expect(said).toContain('An error in the console: Too narrow to be true.')
    expect(said).toContain('primitives-spinner--matrix in light has an accepted picture whose image is missing')
    expect(said).toMatch(/primitives-badge--borrowed stands in Storybook's list, but no test drew it/)
    expect(said).toMatch(/Primitives has \d+ stories and \d+ pictures, and \.storybook\/coverage\.json says/)
    expect(said).toMatch(/primitives-hidden--[a-z-]+ in light has an accepted picture, but nobody takes it any more/)
    expect(copy.exists('reports/pictures/index.html')).toBe(true)
    expect(copy.read('reports/pictures/index.html')).toContain('Difference, 1 pixels')
  })
})

describe('signing off in Storybook', () => {
  let port = 0
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/index.json`).then(
      (answer) => answer.ok,
      () => false,
    )
  let storybook: ChildProcess
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    const { executablePath, env, args } = await pinnedBrowser()
    port = await freePort()
    storybook = spawn('npx', ['--no-install', 'storybook', 'dev', '-p', String(port), '--exact-port', '--host', '127.0.0.1', '--ci', '--no-open'], {
      cwd: copy.folder,
      stdio: 'ignore',
      detached: true,
    })
    browser = await chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), env, args })
    page = await browser.newPage({ viewport: { width: 1500, height: 1000 } })
    await vi.waitUntil(answers, { timeout: 60_000, interval: 500 })
    await page.goto(`http://127.0.0.1:${port}/?path=/story/primitives-badge--matrix`)
  })
  afterAll(async () => {
    await browser?.close()
    if (storybook?.pid !== undefined) process.kill(-storybook.pid)
  })

  const panel = async () => {
    await page.getByRole('tab', { name: 'Review' }).click()
    return page.getByRole('tabpanel', { name: 'Review' })
  }

  it('begins with nothing signed', async () => {
    expect(signoff()).toEqual({})
    await (await panel()).getByText('Not signed off', { exact: true }).waitFor()
    expect(copy.run('signoff').status).toBe(1)
  })

  it('refuses a signature of nobody', async () => {
    await page.getByLabel('Your name').fill(' ')
    await page.getByRole('button', { name: 'Sign off this story' }).click()
    await page.getByText('Nobody is named, so nothing was signed: type your name.').waitFor()
    expect(signoff()).toEqual({})
  })

  it('writes who saw which pictures, and shows it', async () => {
    await page.getByLabel('Your name').fill('Ada Reviewer')
    await page.getByRole('button', { name: 'Sign off this story' }).click()
    await page.getByText('6 pictures signed off.').waitFor()
    await (await panel()).getByText('Signed off', { exact: true }).waitFor()
    const record = signoff()['primitives-badge--matrix']
    expect(Object.keys(record ?? {}).sort()).toEqual(['contrast', 'dark', 'light', 'phone', 'rtl', 'yellow'])
    expect(record?.['dark']).toMatchObject({ by: 'Ada Reviewer', picture: pictures()['primitives-badge--matrix']?.['dark'] })
    expect(Object.keys(signoff())).toEqual(['primitives-badge--matrix'])
  })

  it('is refused for a picture that was replaced since it was seen', async () => {
    const before = copy.read('.storybook/pictures/index.json')
    await page.goto(`http://127.0.0.1:${port}/?path=/story/primitives-kbd--matrix`)
    await (await panel()).getByText('Not signed off', { exact: true }).waitFor()
    copy.write(
      '.storybook/pictures/index.json',
      before.replace(/("primitives-kbd--matrix": \{[^}]*"light": ")[0-9a-f]+/, `$1${pictures()['primitives-badge--matrix']?.['light'] ?? ''}`),
    )
    await page.getByRole('button', { name: 'Sign off this story' }).click()
    await page.getByText(/is not the picture that you saw any more, so nothing was signed/).waitFor()
    expect(signoff()['primitives-kbd--matrix']).toBeUndefined()
    copy.write('.storybook/pictures/index.json', before)
    await page.goto(`http://127.0.0.1:${port}/?path=/story/primitives-badge--matrix`)
  })

  it('is lost when the picture changes, which is shown before, after and in difference', async () => {
    const manifest = pictures()
    manifest['primitives-badge--matrix'] = { ...manifest['primitives-badge--matrix'], light: manifest['primitives-kbd--matrix']?.['light'] ?? '' }
    copy.write('.storybook/pictures/index.json', JSON.stringify(manifest))
    await page.reload()
    await (await panel()).getByText('Changed since sign-off').waitFor()
    await page.getByRole('img', { name: 'Before' }).waitFor()
    await page.getByRole('img', { name: /^[1-9]\d* pixels differ$/ }).waitFor()
    await page.getByRole('img', { name: 'After' }).waitFor()
    expect(copy.run('signoff').said).toContain('primitives-badge--matrix in light: changed since it was signed off')
  })

  it('narrows the sidebar to one state', async () => {
    await page.getByLabel('The sidebar shows').selectOption('changed')
    await page.getByRole('button', { name: 'Sign off all 1 shown' }).waitFor()
    await page.getByLabel('The sidebar shows').selectOption('all')
  })

  it('signs everything that is shown, and then the release gate opens', async () => {
    await page.getByRole('button', { name: /^Sign off all \d+ shown$/ }).click()
    await page.getByText(/\d+ pictures signed off\./).waitFor()
    expect(copy.run('signoff')).toMatchObject({ status: 0 })
    await page.goto(`http://127.0.0.1:${port}/?path=/docs/progress--docs`)
    const stories = Object.keys(pictures()).filter((id) => id.startsWith('primitives-')).length
    await page
      .frameLocator('iframe[title="storybook-preview-iframe"]')
      .getByText(new RegExp(`Primitives: ${stories} of ${stories} signed off`))
      .waitFor()
  })
})
