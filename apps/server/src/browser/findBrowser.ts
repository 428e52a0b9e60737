import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Where the browser of this server is. */
export interface BrowserPlace {
  /** The file of the package that drives it. */
  readonly driver: string
  /** The program; null for the one that the package installed. */
  readonly program: string | null
  /** Its own sandbox around pages. Without it a page that breaks out of the browser is in this server's user. */
  readonly sandbox: boolean
}

/** A part of Playwright, which is asked for only where it is installed. */
export interface Driver {
  readonly chromium: {
    launch(options: LaunchOptions): Promise<DrivenBrowser>
  }
}

export interface LaunchOptions {
  readonly executablePath?: string
  readonly chromiumSandbox: boolean
  readonly proxy: { readonly server: string; readonly bypass?: string }
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly timeout: number
}

export interface DrivenBrowser {
  close(): Promise<void>
}

const packages = ['playwright-core', 'playwright']
/** Where systems put a Chromium. */
const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Loads the package that drives browsers. */
export async function loadDriver(file: string): Promise<Driver> {
  const loaded = (await import(pathToFileURL(file).href)) as Partial<Driver> & { readonly default?: Driver }
  const found = loaded.chromium === undefined ? loaded.default : (loaded as Driver)
  if (found === undefined) throw new Error(`The package at ${file} drives no browser: install playwright-core.`)
  return found
}

/**
 * The browser that is installed beside this server: the named program, that of Playwright, or one of the system. Null where the package playwright-core or a browser is missing, or pages are not to be opened.
 * Nothing is loaded or started for it.
 * @param named the program's file, or `off`; null where nothing is said
 */
export function findBrowser(named: string | null, sandbox: boolean, from: readonly string[] = places()): BrowserPlace | null {
  if (named === 'off') return null
  const driver = driverFrom(from)
  if (driver === null) return null
  const program = named === null ? usual.find((each) => existsSync(each)) : existsSync(named) ? named : undefined
  if (program !== undefined) return { driver, program, sandbox }
  return named === null && hasOwnBrowser() ? { driver, program: null, sandbox } : null
}

/** Whether `npx playwright-core install chromium` was called. */
function hasOwnBrowser(): boolean {
  const folders = [
    process.env['PLAYWRIGHT_BROWSERS_PATH'],
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
    join(homedir(), 'AppData/Local/ms-playwright'),
  ]
  return folders.some(
    (folder) => folder !== undefined && existsSync(folder) && readdirSync(folder).some((name) => /^chromium(?:_headless_shell)?-\d/.test(name)),
  )
}

const places = () => [join(process.cwd(), 'package.json'), import.meta.url]

function driverFrom(from: readonly string[]): string | null {
  for (const place of from)
    for (const name of packages) {
      try {
        return createRequire(place).resolve(name)
      } catch {
        continue
      }
    }
  return null
}
