import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page, Request } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFailed, onTestFinished } from 'vitest'
import { root } from './files.ts'
import { createProject, forms, generate, hindrances, scripts, startProduct, visit, Visitor } from './product.ts'

const goals = 'Track newsletter sign-ups and purchases over $50, visits to /pricing and clicks on the "Get a quote" button as a conversion. Make more money.'
const command = join(root, 'apps/cli/bin/tagmason.mjs')
const screens = ['/', '/setup', '/setup/natural-language']

let product: Awaited<ReturnType<typeof startProduct>>
/** Runs a form of the product for the tests of a group. */
const over = (form: (typeof forms)[number]) => {
  beforeAll(async () => {
    product = await startProduct(form)
  })
  afterAll(() => product?.close())
}
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tagmason-product-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))
const arrive = async (options: Parameters<typeof Visitor.arrive>[2] = {}) => {
  const visitor = await Visitor.arrive(product.browser, product.address, options)
  onTestFailed(() => console.error('What went wrong in the page:', visitor.faults))
  onTestFinished(async () => void (await visitor.leave()))
  return visitor
}
/** A table, and a list where the window is narrow. */
const events = (page: Page) => page.getByRole('table', { name: 'Events', exact: true }).or(page.getByRole('list', { name: 'Events', exact: true }))

describe.each(forms)('the main job over the %s', (form) => {
  over(form)

  it('leads from the sample workspace over goals and a plan to a container that validates', async () => {
    const visitor = await arrive({ acceptDownloads: true })
    const page = await visitor.open('/')
    const figures = page.getByRole('list', { name: 'Key figures' }).getByRole('listitem')
    expect(await figures.count()).toBe(4)
    for (const [at, figure] of ['12', '1,247', '8', '24'].entries()) expect(await figures.nth(at).getByText(figure, { exact: true }).count()).toBe(1)

    await page
      .getByRole('main')
      .getByRole('link', { name: /Set up tracking/i })
      .click()
    await page.waitForURL('**/setup/natural-language')
    expect(await generate(page, goals)).toBeGreaterThanOrEqual(1800)
    await page.getByRole('alert').getByText('Successfully analyzed your goals and generated tracking recommendations!').waitFor()
    await page.getByText('Too open: say what visitors do, on which page or with which button.').waitFor()
    const planned = await events(page).locator('[data-part=row] [aria-expanded]:not([aria-haspopup])').allTextContents()
    expect(planned).toEqual(expect.arrayContaining(['purchase', 'newsletter_sign_up', 'cta_click']))

    await page.getByRole('button', { name: 'More: cta_click' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const dialog = page.getByRole('form', { name: 'Edit event' })
    await dialog.getByRole('textbox', { name: 'Event name' }).fill('quote_click')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await events(page).getByText('quote_click', { exact: true }).first().waitFor()

    await page.reload()
    await events(page).getByText('quote_click', { exact: true }).first().waitFor()
    expect(await page.getByRole('textbox', { name: 'Your tracking goals' }).inputValue()).toBe(goals)

    const id = page.getByRole('textbox', { name: 'Measurement ID' })
    await id.fill('G-AB12CD34EF')
    await id.blur()
    await page.getByText('G-AB12CD34EF').first().waitFor()
    await page.getByText('Checked: Google Tag Manager can import it').waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download GTM container JSON' }).click()])
    const file = join(folder, 'container.json')
    await download.saveAs(file)
    const container = await readFile(file, 'utf8')
    for (const part of ['G-AB12CD34EF', 'quote_click', 'purchase']) expect(container).toContain(part)
    const checked = await promisify(execFile)(process.execPath, [command, 'validate', file, '--json'])
    expect(JSON.parse(checked.stdout)).toMatchObject({ valid: true, errors: [] })
    expect(await visitor.leave()).toEqual([])
  })

  it('never holds up the page, however long the goals are', async () => {
    const visitor = await arrive()
    const page = await visitor.open('/setup/natural-language')
    const long = `${goals} `.repeat(100).slice(0, 10_000)
    await page.evaluate(() => {
      const gaps = { most: 0, idle: 0, last: performance.now() }
      Object.assign(window, { gaps })
      const look = (now: number) => {
        // Drawing the finished plan is not what is measured here.
        if (document.querySelector('form[aria-busy="true"], button[aria-busy="true"]') !== null) gaps.most = Math.max(gaps.most, now - gaps.last)
        else gaps.idle = Math.max(gaps.idle, now - gaps.last)
        gaps.last = now
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    // How long this machine, at work with other tests, lets the same page wait while it has nothing to do.
    await page.waitForTimeout(2000)
    const idle = await page.evaluate<number>('window.gaps.idle')
    await generate(page, long)
    const most = await page.evaluate<number>('window.gaps.most')
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThan(Math.max(200, 3 * idle))
    expect(await visitor.leave()).toEqual([])
  })

  it('shows in one tab what another changes', async () => {
    const visitor = await arrive()
    const one = await visitor.open('/setup/natural-language')
    const other = await visitor.open('/setup/natural-language')
    await generate(one, goals)
    await events(other).getByText('purchase', { exact: true }).waitFor()
    await other.getByRole('switch', { name: 'Include purchase' }).click()
    await one.getByRole('switch', { name: 'Include purchase', checked: false }).waitFor()
    expect(await visitor.leave()).toEqual([])
  })

  it('keeps what two tabs change at the same moment', async () => {
    const visitor = await arrive()
    const one = await visitor.open('/setup/natural-language')
    const other = await visitor.open('/setup/natural-language')
    await generate(one, goals)
    await events(other).getByText('purchase', { exact: true }).waitFor()
    await Promise.all([
      one.getByRole('switch', { name: 'Include purchase' }).click(),
      other.getByRole('switch', { name: 'Include newsletter_sign_up' }).click(),
    ])
    for (const page of [one, other])
      for (const name of ['purchase', 'newsletter_sign_up']) await page.getByRole('switch', { name: `Include ${name}`, checked: false }).waitFor()
    await one.reload()
    for (const name of ['purchase', 'newsletter_sign_up']) await one.getByRole('switch', { name: `Include ${name}`, checked: false }).waitFor()
    expect(await visitor.leave()).toEqual([])
  })
})

describe('the sample build', () => {
  over('sample build')

  // Words that the planner looks for in German and French, and that no screen says.
  it.each(['kaufabschluss', 'abonnent'])('plans in its worker: no script of the page knows the word %s', (word) => {
    const holding = scripts('dist-sample').flatMap(([name, text]) => (text.includes(word) ? [name] : []))
    expect(scripts('dist').filter(([, text]) => text.includes(word))).toEqual([])
    expect(holding).toEqual([expect.stringMatching(/^engine\.worker-/)])
  })

  it('begins the sample anew where another version kept it, and leaves a project of one’s own alone', async () => {
    const visitor = await arrive()
    const page = await visitor.open('/')
    await createProject(page, 'Corner Bakery', 'bakery.example')
    // As a browser would have kept it under another version: other rows, and their mark.
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('tagmason', 1)
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            const change = opening.result.transaction('collections', 'readwrite')
            change.objectStore('collections').put(new Map([['model-1', { id: 'model-1', project: 'analytics-dashboard' }]]), 'models')
            change.objectStore('collections').put('another', '#sample')
            change.oncomplete = () => (opening.result.close(), resolve())
          }
        }),
    )
    await visit(page, '/analytics/predictive')
    await page.getByRole('combobox', { name: 'Project' }).click()
    await page.getByRole('option', { name: /^Analytics Dashboard/ }).click()
    await page.getByRole('list', { name: 'Models' }).getByText('Traffic forecast').waitFor()
    expect(await page.getByRole('list', { name: 'Models' }).getByRole('listitem').count()).toBe(4)
    await page.getByRole('combobox', { name: 'Project' }).click()
    expect(await page.getByRole('option', { name: /^Corner Bakery/ }).count()).toBe(1)
    expect(await visitor.leave()).toEqual([])
  })
})

describe('the shell', () => {
  over('server')

  it('shows 404 under an address that leads nowhere, and logs the path', async () => {
    const visitor = await arrive()
    const page = await visitor.open('/no-such-page')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('404')
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await page.getByRole('list', { name: 'Key figures' }).waitFor()
    expect(await visitor.leave()).toEqual(['console: 404: there is no page at /no-such-page'])
  })

  it('listens only while it can be seen, so that many tabs leave room for each other, and hears then what it missed', async () => {
    const visitor = await arrive()
    const one = await visitor.open('/setup/natural-language')
    const other = await visitor.open('/setup/natural-language')
    const isStream = (request: Request) => new URL(request.url()).pathname === '/api/watch'
    const turn = (state: DocumentVisibilityState) =>
      other.evaluate((to) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => to })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)

    await Promise.all([other.waitForEvent('requestfailed', isStream), turn('hidden')])
    await generate(one, goals)
    await events(one).getByText('purchase', { exact: true }).waitFor()
    expect(await events(other).getByText('purchase', { exact: true }).count()).toBe(0)
    const [stream] = await Promise.all([other.waitForRequest(isStream), turn('visible')])
    expect(new URL(stream.url()).searchParams.get('after')).toMatch(/-\d+$/)
    await events(other).getByText('purchase', { exact: true }).waitFor()
    expect(await visitor.leave()).toEqual([])
  })

  it('asks anew where a browser kept the page and somebody goes back to it', async () => {
    const visitor = await arrive()
    const page = await visitor.open('/')
    await Promise.all([page.waitForEvent('load'), page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))])
    await page.getByRole('list', { name: 'Key figures' }).waitFor()
    expect(await visitor.leave()).toEqual([])
  })

  it('keeps the sidebar as it was left, for seven days', async () => {
    const visitor = await arrive()
    const page = await visitor.open('/')
    const shell = page.locator('[data-sidebar]')
    expect(await shell.getAttribute('data-sidebar')).toBe('expanded')
    await page.getByRole('button', { name: 'Toggle Sidebar' }).click()
    const cookie = (await visitor.context.cookies()).find(({ name }) => name === 'sidebar_state')
    expect(cookie).toMatchObject({ value: 'collapsed', path: '/', sameSite: 'Lax' })
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 7 * 24 * 60 * 60)).toBeLessThan(60)
    await visit(page, '/setup')
    expect(await shell.getAttribute('data-sidebar')).toBe('collapsed')
    expect(await visitor.leave()).toEqual([])
  })

  it('fits a telephone of 390 px', async () => {
    const visitor = await arrive({ viewport: { width: 390, height: 844 } })
    const page = await visitor.open('/setup/natural-language')
    await generate(page, goals)
    for (const path of screens) {
      await visit(page, path)
      if (path === '/setup/natural-language') await events(page).waitFor()
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 390])
    }
    expect(await visitor.leave()).toEqual([])
  })

  it.each(['light', 'dark'] as const)('hinders nobody, in %s', async (colorScheme) => {
    const visitor = await arrive({ colorScheme })
    const page = await visitor.open('/setup/natural-language')
    await generate(page, goals)
    for (const path of screens) {
      await visit(page, path)
      if (path === '/setup/natural-language') await events(page).waitFor()
      expect([path, await hindrances(page)]).toEqual([path, []])
    }
    expect(await visitor.leave()).toEqual([])
  })

  // The last of these: the server goes on with the project that it makes.
  it('reads a picture of a project of one’s own on the device, and tells it as just done', async () => {
    const visitor = await arrive()
    const page = await visitor.open('/')
    await createProject(page, 'Office', 'office.example')
    await visit(page, '/setup/screenshot')
    await page.locator('input[type=file]').setInputFiles(join(root, 'packages/screens/src/setup/screenshot/reading/pictures/office.png'))
    await page.getByRole('button', { name: 'Analyze Screenshot' }).click()
    await page.getByRole('list', { name: 'Detected elements' }).getByText('Create account', { exact: true }).waitFor()
    await page.getByText(/^From office\.png, analyzed (now|\d+ seconds? ago) · \d+ elements · pixel ratio 1$/).waitFor()
    // Nothing was refused by the policy of the page, and nothing was asked from elsewhere.
    expect(await visitor.leave()).toEqual([])
  })
})

describe('the built command', () => {
  const shell = async (line: string) => {
    const { stdout, stderr } = await promisify(execFile)('bash', ['-c', line, 'bash', process.execPath, command])
    return [stdout, stderr]
  }

  it('says nothing when the reader of its output leaves early', async () => {
    expect(await shell('"$1" "$2" plan --goals "Track purchases" --json | true; echo "${PIPESTATUS[0]}"')).toEqual(['0\n', ''])
  })

  it('reads from a pipe and ends with 2 on what it cannot use', async () => {
    const [out = '', error] = await shell('printf "<html>" | "$1" "$2" validate /dev/stdin; echo "$?"')
    expect([out, error]).toEqual(['2\n', expect.stringMatching(/^\/dev\/stdin: The file is HTML [^\n]+\.\n$/)])
  })

  it('says when its output cannot be written', async () => {
    expect(await shell('"$1" "$2" plan --goals "Track purchases" --json > /dev/full; echo "$?"')).toEqual([
      '2\n',
      'The output could not be written (ENOSPC): make room or send it elsewhere.\n',
    ])
  })
})
