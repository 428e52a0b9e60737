import { bundle, weight } from './uiBundle.ts'
import { type Library, type Part, parts, styles } from './uiParts.ts'

/** Sizes in KB (1,000 bytes) after gzip. */
export interface Sizes {
  js: Record<Part, number>
  /** Only the styles that a part brings along by itself; the peers' come all at once. */
  css: Record<Part, number>
  all: number
  /** What rules of font faces would add to `all`; the faces themselves are loaded apart. */
  faces: number
}

const face = /@font-face\s*\{[^}]*\}/g

export async function sizesOf(library: Library): Promise<Sizes> {
  const js = { Button: 0, Select: 0, Dialog: 0, DataTable: 0 }
  const css = { ...js }
  for (const part of ['Button', 'Select', 'Dialog', 'DataTable'] as const) {
    const made = await bundle(parts[library][part])
    js[part] = weight(made.js)
    css[part] = weight(made.css.replace(face, ''))
  }
  const sheet = styles[library] === '' ? '' : (await bundle(styles[library])).css
  const all = weight(sheet.replace(face, ''))
  return { js, css, all, faces: weight(sheet) - all }
}
