import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import { extract } from 'tar-fs'

/** What Playwright needs to start the pinned browser. */
export interface PinnedBrowser {
  executablePath?: string
  env: Record<string, string>
  args: string[]
}

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  // What is drawn again is drawn whole, in the same way on every processor: the edges of curves else depend on what was there before.
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-checker-imaging',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The browser of every story, picture and flow: the headless shell that comes inside an npm package, so that its version stands in the lock file and a bare Debian needs
 * nothing from outside. The package unpacks its libraries on Lambda only and into a shared temporary file, so it is unpacked here instead, once, under node_modules/.cache.
 * On other systems Playwright's own Chromium is used (`npx playwright install --only-shell chromium`).
 */
export async function pinnedBrowser(): Promise<PinnedBrowser> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return { env: {}, args }
  const root = join(dirname(fileURLToPath(import.meta.url)), '..')
  // The package does not export its package.json, so it is found by its place.
  const home = join(root, 'node_modules/@sparticuz/chromium')
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version: string }
  const target = join(root, 'node_modules/.cache/chromium', version)
  if (!existsSync(target)) await unpack(join(home, 'bin'), target)
  // Written anew each time: it names absolute places, and a checkout may have been moved.
  await writeFile(
    join(target, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${target}/fonts</dir><cachedir>${target}/font-cache</cachedir></fontconfig>`,
  )
  return {
    executablePath: join(target, 'chromium'),
    // The full environment is replaced, not extended, by Playwright's `env`.
    env: { ...(process.env as Record<string, string>), LD_LIBRARY_PATH: join(target, 'lib'), FONTCONFIG_FILE: join(target, 'fonts.conf') },
    args,
  }
}

/** Unpacks beside the target and renames at the end: two runs at once never see half a browser. */
async function unpack(from: string, target: string) {
  const work = `${target}.${process.pid}`
  await mkdir(work, { recursive: true })
  await pipeline(createReadStream(join(from, 'chromium.br')), createBrotliDecompress(), createWriteStream(join(work, 'chromium')))
  await chmod(join(work, 'chromium'), 0o755)
  for (const archive of ['al2023.tar.br', 'fonts.tar.br']) await pipeline(createReadStream(join(from, archive)), createBrotliDecompress(), extract(work))
  await rename(work, target).catch(async (error: unknown) => {
    await rm(work, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  })
}
