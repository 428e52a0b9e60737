import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteBrowser } from '@tagmason/tracking/site'
import { Unusable } from './streams.ts'

/** A browser that was started, and how it is ended. */
export type StartedBrowser = SiteBrowser & { readonly close: () => Promise<void> }

interface Playwright {
  readonly chromium: { launch(options: { executablePath?: string; channel?: string }): Promise<StartedBrowser> }
}

/** Where the package is looked for: the project at hand, then next to this one. */
const places = () => [join(process.cwd(), 'package.json'), import.meta.url]
const packages = ['playwright-core', 'playwright', '@playwright/test']

async function playwright(from: readonly string[]): Promise<Playwright | undefined> {
  for (const place of from)
    for (const name of packages) {
      let file: string
      try {
        file = createRequire(place).resolve(name)
      } catch {
        continue
      }
      const loaded = (await import(pathToFileURL(file).href)) as Partial<Playwright> & { readonly default?: Playwright }
      const found = loaded.chromium === undefined ? loaded.default : (loaded as Playwright)
      if (found !== undefined) return found
    }
  return undefined
}

/** Starts a Chromium with the project's Playwright: the named one, the one that Playwright installed, or the Chrome of the machine. Throws an `Unusable` that says what is missing. */
export async function loadBrowser(path: string | undefined, from: readonly string[] = places()): Promise<StartedBrowser> {
  const found = await playwright(from)
  if (found === undefined)
    throw new Unusable(
      'Pages are visited with the package playwright-core, which the project does not have: npm install --save-dev playwright-core, and try again.',
    )
  const ways = path === undefined ? [{}, { channel: 'chrome' }, { channel: 'msedge' }] : [{ executablePath: path }]
  let because = ''
  for (const way of ways) {
    try {
      return await found.chromium.launch(way)
    } catch (error) {
      because ||= error instanceof Error ? (error.message.split('\n')[0] ?? '').replace(/^\w+\.\w+: /, '').replace(/\.$/, '') : String(error)
    }
  }
  throw new Unusable(`No browser could be started (${because}): install one with 'npx playwright-core install chromium', or name one with --browser.`)
}
