import type { Letters } from './letters/letters.ts'
import { winAnsi } from './winAnsi.ts'

/** A4 in points, with the same margin all round. */
export const page = { width: 595, height: 842, margin: 56 }

/** The fonts that every reader has: F1 Helvetica, F2 Helvetica bold, F3 Courier. */
const fonts = ['Helvetica', 'Helvetica-Bold', 'Courier']

/** One line of text on a page, in the operators of PDF. `x` and `y` in points from the lower left corner; letters outside of Western Europe are those of `letters`. */
export const pdfWords = (text: string, x: number, y: number, font: 'F1' | 'F2' | 'F3', size: number, letters?: Letters) =>
  letters?.takes(text) === true
    ? `BT ${Math.round(x)} ${Math.round(y)} Td ${letters.show(text, size, font === 'F2')} ET`
    : `BT /${font} ${size} Tf ${Math.round(x)} ${Math.round(y)} Td (${winAnsi(text).replace(/[\\()]/g, '\\$&')}) Tj ET`

/** Pages that are drawn as a PDF 1.4, with the letters that they show. */
export function pdfFile(pages: readonly string[], letters?: Letters): Uint8Array {
  const first = 3 + fonts.length
  const kids = pages.map((_, index) => `${first + 2 * index} 0 R`).join(' ')
  const more = letters?.fonts(first + 2 * pages.length) ?? { resources: '', objects: [] }
  const resources = [...fonts.map((_, index) => `/F${index + 1} ${3 + index} 0 R`), more.resources].join(' ').trimEnd()
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    ...fonts.map((font) => `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`),
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << ${resources} >> >> /Contents ${first + 1 + 2 * index} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
    ...more.objects,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  // Every character stands for one byte by now.
  return Uint8Array.from(file, (character) => character.charCodeAt(0))
}
