import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserPlace } from './findBrowser.ts'

/** The pinned browser as an installed program: it brings libraries of its own, which a small script names. Its sandbox needs a user that containers do not have. */
export async function pinnedPlace(): Promise<BrowserPlace> {
  // Outside of this package.
  const { pinnedBrowser } = (await import(new URL('../../../../.storybook/browser.ts', import.meta.url).href)) as {
    pinnedBrowser(): Promise<{ executablePath?: string; env: Record<string, string> }>
  }
  const { executablePath, env } = await pinnedBrowser()
  const driver = createRequire(import.meta.url).resolve('playwright')
  if (executablePath === undefined) return { driver, program: null, sandbox: false }
  const program = join(mkdtempSync(join(tmpdir(), 'tagmason-browser-')), 'chromium')
  const named = ['LD_LIBRARY_PATH', 'FONTCONFIG_FILE'].map((name) => `export ${name}='${env[name] ?? ''}'`).join('\n')
  writeFileSync(program, `#!/bin/sh\n${named}\nexec '${executablePath}' --disable-gpu "$@"\n`)
  chmodSync(program, 0o755)
  return { driver, program, sandbox: false }
}
