import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@tagmason/domain'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { pinnedBrowser } from '../../../.storybook/browser.ts'
import { root } from '../../files.ts'
import { type Truth, truthOfPage } from './truth.ts'

/** A page to draw, with the way its picture is taken. */
export interface PageToDraw {
  family: string
  seed: number
  html: string
  width: number
  /** Of its words, where it is known. */
  language?: Language
  /** Device pixels a CSS pixel. */
  ratios: readonly number[]
}

/** A picture on the disk with what is on it; boxes in CSS pixels. */
export interface DrawnPage {
  family: string
  seed: number
  ratio: number
  format: 'png' | 'jpeg'
  file: string
  language?: Language
  truth: readonly Truth[]
}

const tallest = 1500
// tsx keeps the names of functions by a helper that the page does not have.
const names = '<script>globalThis.__name = (it) => it</script>'
const modules = join(root, 'node_modules')
const fonts = [
  ['Inter', '100 900', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'],
  ['JetBrains Mono', '100 800', '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2'],
  ['Nunito Sans', '400', 'storybook/assets/browser/nunito-sans-regular.woff2'],
  ['Nunito Sans', '700', 'storybook/assets/browser/nunito-sans-bold.woff2'],
]

/** Draws pages in the pinned browser and keeps them, as PNG and as JPEG of quality 85, under a folder of reports/. */
export async function drawPages(folder: string, pages: readonly PageToDraw[]): Promise<DrawnPage[]> {
  const home = join(root, 'reports/screenshots', folder)
  mkdirSync(home, { recursive: true })
  const faces = fonts
    .map(([name, weight, file]) => {
      const data = readFileSync(join(modules, file ?? '')).toString('base64')
      return `@font-face{font-family:'${name}';font-weight:${weight};src:url(data:font/woff2;base64,${data})}`
    })
    .join('')
  const browser = await chromium.launch(await pinnedBrowser())
  const drawn: DrawnPage[] = []
  try {
    for (const ratio of [1, 2]) {
      const context = await browser.newContext({ deviceScaleFactor: ratio })
      const page = await context.newPage()
      for (const { family, seed, html, width, ratios, language } of pages) {
        if (!ratios.includes(ratio)) continue
        await page.setViewportSize({ width, height: 800 })
        await page.setContent(`<!doctype html><html><head>${names}<style>${faces}</style></head><body>${html}</body></html>`)
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        const height = Math.min(tallest, await page.evaluate(() => document.documentElement.scrollHeight))
        await page.setViewportSize({ width, height: Math.max(200, height) })
        const truth = await page.evaluate(truthOfPage, Math.max(200, height))
        // On a busy machine the browser at times has no frame to give yet.
        const png = await page.screenshot({ type: 'png' }).catch(() => page.screenshot({ type: 'png' }))
        for (const format of ['png', 'jpeg'] as const) {
          const file = join(home, `${family}-${seed}-${ratio}x.${format}`)
          writeFileSync(file, format === 'png' ? png : await sharp(png).jpeg({ quality: 85 }).toBuffer())
          drawn.push({ family, seed, ratio, format, file, truth, ...(language === undefined ? {} : { language }) })
        }
      }
      await context.close()
    }
  } finally {
    await browser.close()
  }
  writeFileSync(join(home, 'pages.json'), JSON.stringify(drawn))
  return drawn
}

/** The pages of a folder that were drawn before. */
export const drawnPages = (folder: string) => JSON.parse(readFileSync(join(root, 'reports/screenshots', folder, 'pages.json'), 'utf8')) as DrawnPage[]
