import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { build } from 'vite'
import { servePages } from '../../../apps/server/bench/pages.ts'
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
  const { address, close } = await servePages(folder, dirname(pictures[0]?.file ?? ''))
  const browser = await chromium.launch(await pinnedBrowser())
  try {
    const page = await browser.newPage()
    await page.goto(address)
    const spent: number[] = []
    for (const { file, language = 'en' } of pictures)
      spent.push(
        await page.evaluate(
          async ([name, spoken]) => {
            const { readAddress } = globalThis as unknown as { readAddress: ReadAddress }
            return (await readAddress(name, spoken)).milliseconds
          },
          [file.replace(/^.*\//, '/files/'), language] as const,
        ),
      )
    const [first = 0, ...warm] = spent
    warm.sort((a, b) => a - b)
    return { pictures: spent.length, first, median: warm[warm.length >> 1] ?? 0, slowest: warm.at(-1) ?? 0 }
  } finally {
    await browser.close()
    close()
    await rm(folder, { recursive: true, force: true })
  }
}
