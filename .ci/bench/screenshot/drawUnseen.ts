import { languagesOfPages } from './kit.ts'
import { randomOf } from './random.ts'
import { drawPages, type DrawnPage } from './render.ts'
import { unseenFamilies } from './unseen/index.ts'
import { words } from './words.ts'

const each = 3

/** Draws the pages of the test: three of each unseen family, at once and at twice the pixels, as PNG and as JPEG. */
export function drawUnseen(): Promise<DrawnPage[]> {
  const pages = Object.entries(unseenFamilies).flatMap(([family, { draw, width }], at) =>
    Array.from({ length: each }, (_, turn) => {
      const seed = 900_001 + at * 1000 + turn
      const language = languagesOfPages[(at + turn) % languagesOfPages.length] ?? 'en'
      return { family, seed, html: draw(randomOf(seed), words[language]), width, language, ratios: [1, 2] }
    }),
  )
  return drawPages('unseen', pages)
}
