import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { AxeResults } from 'axe-core'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { preview } from 'vite'
import { pinnedBrowser } from '../.storybook/browser.ts'
import { root } from './files.ts'

const home = join(root, 'apps/web')
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The two forms of the product: with its server, and the sample build, whose engine runs in the browser. */
export const forms = ['server', 'sample build'] as const

/**
 * The built product on a free port of this machine, and the pinned browser. The server runs as a demonstration, so that each visitor finds the sample workspace as
 * it is on the first day.
 */
export async function startProduct(form: (typeof forms)[number] = 'server'): Promise<Running & { browser: Browser }> {
  return withBrowser(form === 'server' ? await startServer({ TAGMASON_DEMO: '1' }) : await showSample())
}

/** The built server as these settings have it, and the pinned browser, which may be started with more switches. */
export const startServerWith = async (settings: Readonly<Record<string, string>>, switches: readonly string[] = []) =>
  withBrowser(await startServer(settings), switches)

interface Running {
  address: string
  /** What the server has written so far, where there is one. */
  said(): string
  close(): Promise<void>
}

async function withBrowser({ address, said, close: end }: Running, switches: readonly string[] = []): Promise<Running & { browser: Browser }> {
  const { executablePath, env, args } = await pinnedBrowser()
  const browser = await chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), env, args: [...args, ...switches] })
  const close = async () => {
    await browser.close()
    await end()
  }
  return { browser, address, said, close }
}

const mustBeBuilt = (file: string) => {
  if (!existsSync(file)) throw new Error(`The product is not built, so it cannot be driven (there is no ${file}): call npm run build first.`)
  return file
}

async function startServer(settings: Readonly<Record<string, string>>): Promise<Running> {
  mustBeBuilt(join(home, 'dist/index.html'))
  const built = mustBeBuilt(join(root, 'apps/server/dist/server.mjs'))
  const server = spawn(process.execPath, [built], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  server.stderr.on('data', (part: Buffer) => {
    said += String(part)
  })
  const gone = new Promise((resolve) => server.once('exit', resolve))
  const close = async () => {
    server.kill()
    await gone
  }
  return { address: await addressOf(server), said: () => said, close }
}

async function showSample(): Promise<Running> {
  mustBeBuilt(join(home, 'dist-sample/index.html'))
  const server = await preview({ root: home, logLevel: 'silent', build: { outDir: 'dist-sample' }, preview: { host: '127.0.0.1', port: 0, open: false } })
  return { address: server.resolvedUrls?.local[0] ?? '', said: () => '', close: () => server.close() }
}

/** Where a server says that it is ready. Throws with its last words when it ends first. */
function addressOf(server: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    server.stderr?.on('data', (part: Buffer) => {
      said += String(part)
      const [, address] = /ready: (http:\S+)/.exec(said) ?? []
      if (address !== undefined) resolve(address)
    })
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready: ${said}`)))
  })
}

/** One visitor: tabs that share what the browser keeps, and everything that went wrong in them. */
export class Visitor {
  readonly context: BrowserContext
  /** Console errors, broken scripts, failed requests, and requests to anywhere but this machine. */
  readonly faults: string[] = []

  private constructor(context: BrowserContext) {
    this.context = context
    // A busy machine is slow, not wrong: the recogniser took 4 s on a quiet one, 23 s beside six others. The test's own limit ends what hangs.
    context.setDefaultTimeout(120_000)
    context.on('page', (page) => {
      page.on('console', (message) => message.type() === 'error' && this.faults.push(`console: ${message.text()}`))
      page.on('pageerror', (error) => this.faults.push(`script: ${error.message}`))
      // Who leaves a page breaks off what it was still asking, its stream of news for one.
      page.on('requestfailed', (request) => {
        const why = request.failure()?.errorText
        if (why !== 'net::ERR_ABORTED') this.faults.push(`failed: ${request.url()} ${why}`)
      })
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

  /** Address and words of each tab. */
  async seen(): Promise<string[]> {
    return Promise.all(this.context.pages().map(async (page) => `${page.url()}\n${await page.locator('body').innerText()}`))
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

/** Makes a project of the visitor's own, which is open then. */
export async function createProject(page: Page, name: string, website: string): Promise<void> {
  await page.getByRole('button', { name: 'New Project' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create new project' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('textbox', { name: 'Website address' }).fill(website)
  await dialog.getByRole('button', { name: 'Create project' }).click()
  await dialog.waitFor({ state: 'detached' })
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

/** The built scripts of a form as [name, text]. */
export const scripts = (folder: 'dist' | 'dist-sample'): [string, string][] =>
  readdirSync(join(home, folder, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(home, folder, 'assets', name), 'utf8')])
