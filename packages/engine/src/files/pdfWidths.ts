import type { Letters } from './letters/letters.ts'

/** How wide the letters of Helvetica are from the space to `~`, in thousandths of the size (Adobe font metrics of the core fonts). */
const helvetica = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584,
  556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278,
  469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260,
  334, 584,
]
/** What bold is wider, on the safe side. */
const bold = 1.08

/** How much room a line takes, in points. Letters beyond ASCII that Helvetica has count as an average one. */
export function pdfWidth(text: string, font: 'F1' | 'F2' | 'F3', size: number, letters?: Letters): number {
  if (letters?.takes(text) === true) return letters.width(text, size)
  if (font === 'F3') return text.length * 0.6 * size
  const width = Array.from(text).reduce((sum, letter) => sum + (helvetica[(letter.codePointAt(0) ?? 0) - 32] ?? 600), 0)
  return (width / 1000) * size * (font === 'F2' ? bold : 1)
}
