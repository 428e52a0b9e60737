import { kitOf } from './kit.ts'
import { drawPages, type PageToDraw } from './render.ts'
import { seenFamilies } from './seen/index.ts'

const each = Number(process.argv[2] ?? 9)
const widths = [1280, 1280, 1440, 1024, 1366]

/** `tsx .ci/bench/screenshot/drawSeen.ts [pages a family]`: the pages that the trees are trained on. */
const pages: PageToDraw[] = Object.entries(seenFamilies).flatMap(([family, draw], at) =>
  Array.from({ length: each }, (_, turn) => {
    const seed = 1 + at * 1000 + turn
    const kit = kitOf(seed)
    const html = `<style>${kit.css}</style>${draw(kit)}`
    return { family, seed, html, width: kit.phone ? 390 : (widths[seed % widths.length] ?? 1280), ratios: [1 + (turn % 2)] }
  }),
)
const drawn = await drawPages('seen', pages)
console.log(`${drawn.length} pictures of ${pages.length} pages from ${Object.keys(seenFamilies).length} families.`)
