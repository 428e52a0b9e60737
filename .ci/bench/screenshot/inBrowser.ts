import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { chromium } from 'playwright'
import { build } from 'vite'
import { securityHeaders } from '../../../apps/server/src/headers.ts'
import { web } from '../../../apps/server/src/web.ts'
import { pinnedBrowser } from '../../../.storybook/browser.ts'
import { worker } from '../../../.storybook/vite.ts'
import type { ReadAddress } from './page/main.ts'
import type { DrawnPage } from './render.ts'

/** Milliseconds from a picture's file to its elements with their words. */
export interface BrowserTimes {
  pictures: number
  /** With the recogniser's files, of this machine. */
  first: number
  /** Of those after it; the recogniser is started anew where the language is another. */
  median: number
  slowest: number
}

/** Reads the first page of each family in the pinned browser, as PNG of both densities, with the product's own code, headers and files. */
export async function timesInBrowser(pages: readonly DrawnPage[]): Promise<BrowserTimes> {
  const pictures = pages.filter(({ family, format, seed }) => format === 'png' && seed === pages.find((other) => other.family === family)?.seed)
  const folder = await mkdtemp(join(tmpdir(), 'tagmason-reading-'))
  await build({ configFile: false, root: join(import.meta.dirname, 'page'), logLevel: 'warn', worker, build: { outDir: folder, emptyOutDir: true } })
  const app = new Hono()
  app.use(securityHeaders(false))
  app.use('/pictures/*', serveStatic({ root: dirname(pictures[0]?.file ?? ''), rewriteRequestPath: (path) => path.replace('/pictures', '') }))
  app.route('/', web(folder))
  const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>((resolve) => {
    const started: ReturnType<typeof serve> = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (info) =>
      resolve({ server: started, port: info.port }),
    )
  })
  const browser = await chromium.launch(await pinnedBrowser())
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${port}/`)
    const spent: number[] = []
    for (const { file, language = 'en' } of pictures)
      spent.push(
        await page.evaluate(
          async ([address, spoken]) => {
            const { readAddress } = globalThis as unknown as { readAddress: ReadAddress }
            return (await readAddress(address, spoken)).milliseconds
          },
          [file.replace(/^.*\//, '/pictures/'), language] as const,
        ),
      )
    const [first = 0, ...warm] = spent
    warm.sort((a, b) => a - b)
    return { pictures: spent.length, first, median: warm[warm.length >> 1] ?? 0, slowest: warm.at(-1) ?? 0 }
  } finally {
    await browser.close()
    server.close()
    await rm(folder, { recursive: true, force: true })
  }
}
