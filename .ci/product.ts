import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { AxeResults } from 'axe-core'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { preview, type PreviewServer } from 'vite'
import { pinnedBrowser } from '../.storybook/browser.ts'
import { root } from './files.ts'

const home = join(root, 'apps/web')
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The built product on a free port of this machine, and the pinned browser. */
export async function startProduct(): Promise<{ server: PreviewServer; browser: Browser; address: string }> {
  if (!existsSync(join(home, 'dist/index.html'))) throw new Error('The product is not built, so it cannot be driven: call npm run build first.')
  const server = await preview({ root: home, logLevel: 'silent', preview: { host: '127.0.0.1', port: 0, open: false } })
  const [address = ''] = server.resolvedUrls?.local ?? []
  const { executablePath, env, args } = await pinnedBrowser()
  const browser = await chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), env, args })
  return { server, browser, address }
}

/** One visitor: tabs that share what the browser keeps, and everything that went wrong in them. */
export class Visitor {
  readonly context: BrowserContext
  /** Console errors, broken scripts, failed requests, and requests to anywhere but this machine. */
  readonly faults: string[] = []

  private constructor(context: BrowserContext) {
    this.context = context
    context.on('page', (page) => {
      page.on('console', (message) => message.type() === 'error' && this.faults.push(`console: ${message.text()}`))
      page.on('pageerror', (error) => this.faults.push(`script: ${error.message}`))
      page.on('requestfailed', (request) => this.faults.push(`failed: ${request.url()} ${request.failure()?.errorText}`))
    })
    context.on('request', (request) => !/^(?:http:\/\/127\.0\.0\.1:|blob:|data:)/.test(request.url()) && this.faults.push(`outside: ${request.url()}`))
    context.on('response', (response) => response.status() >= 400 && this.faults.push(`${response.status()}: ${response.url()}`))
  }

  static async arrive(browser: Browser, baseURL: string, options: BrowserContextOptions = {}): Promise<Visitor> {
    const viewport = { width: 1280, height: 900 }
    return new Visitor(await browser.newContext({ baseURL, viewport, locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce', ...options }))
  }

  /** A tab on a page that has loaded. */
  async open(path: string): Promise<Page> {
    const page = await this.context.newPage()
    await visit(page, path)
    return page
  }

  /** Ends the visit and says what went wrong in it. */
  async leave(): Promise<readonly string[]> {
    await this.context.close()
    return this.faults
  }
}

/** Goes to a page and waits until its content stands. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await page.locator('main:not([aria-busy="true"])').waitFor()
}

/** Describes goals and waits for the plan. Returns how long the button said that it was at work, in milliseconds. */
export async function generate(page: Page, goals: string): Promise<number> {
  await page.getByRole('textbox', { name: 'Your tracking goals' }).fill(goals)
  await page.getByRole('button', { name: 'Generate Analytics Configuration' }).click()
  await page.getByRole('button', { name: 'Analyzing Goals...' }).waitFor()
  const started = performance.now()
  await page.getByRole('button', { name: 'Generate Analytics Configuration' }).waitFor()
  const spent = performance.now() - started
  await page.getByRole('heading', { name: 'Measurement plan' }).waitFor()
  return spent
}

/** What axe holds to be a serious or critical hindrance on a page, in the words of its rules, with the element. */
export async function hindrances(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })')
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id} in ${html.slice(0, 300)}: ${failureSummary}`))
}

/** The built scripts as [name, text]. */
export const scripts = (): [string, string][] =>
  readdirSync(join(home, 'dist/assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(home, 'dist/assets', name), 'utf8')])
