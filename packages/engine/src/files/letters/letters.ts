import { isWestern } from '../winAnsi.ts'
import type { Face } from './face.ts'

/** How thick the outline of bold letters is, as a share of their size: the regular face is brought along only. */
const bolder = 0.02

/** The letters of a PDF that the fonts of every reader have not: Latin of all of Europe and Vietnam, Cyrillic and Greek, in Inter. What Inter has not becomes a question mark. */
export class Letters {
  readonly #faces: readonly Face[]

  constructor(faces: readonly Face[]) {
    this.#faces = faces
  }

  /** Whether a text is shown by this, as a whole, and not in Helvetica. */
  takes = (text: string): boolean => !isWestern(text)

  /** How much room a text takes, in points. */
  width(text: string, size: number): number {
    let thousandths = 0
    for (const { face, letter } of this.#found(text)) thousandths += face.width(letter)
    return (thousandths / 1000) * size
  }

  /** A text in the operators of PDF, between BT and ET. */
  show(text: string, size: number, bold: boolean): string {
    const runs: { face: Face; codes: string }[] = []
    for (const { face, letter } of this.#found(text)) {
      const code = face.code(letter)
      const last = runs.at(-1)
      if (last?.face === face) last.codes += code
      else runs.push({ face, codes: code })
    }
    const shown = runs.map(({ face, codes }) => `/${this.#name(face)} ${size} Tf <${codes}> Tj`).join(' ')
    return bold ? `2 Tr ${(size * bolder).toFixed(2)} w ${shown} 0 Tr` : shown
  }

  /** The fonts of what was shown: their names with their numbers, and their objects, the first of which has the number `first`. */
  fonts(first: number): { resources: string; objects: string[] } {
    const objects: string[] = []
    const resources: string[] = []
    for (const face of this.#faces.filter(({ isUsed }) => isUsed)) {
      const number = first + objects.length
      resources.push(`/${this.#name(face)} ${number} 0 R`)
      objects.push(...face.objects(number, `INTERA+Inter-${this.#name(face)}`))
    }
    return { resources: resources.join(' '), objects }
  }

  #name(face: Face): string {
    return `I${this.#faces.indexOf(face) + 1}`
  }

  *#found(text: string): Generator<{ face: Face; letter: number }> {
    for (const character of text.normalize('NFC').replace(/\s/gu, ' ')) {
      const letter = character.codePointAt(0) ?? 0
      const face = this.#faces.find(({ has }) => has(letter))
      if (face !== undefined) yield { face, letter }
      else if (this.#faces[0] !== undefined) yield { face: this.#faces[0], letter: 0x3f }
    }
  }
}

/** What texts need beside the fonts of every reader; undefined where these have all letters, as in Western Europe, so that nothing is loaded. */
export async function lettersOf(texts: Iterable<string>): Promise<Letters | undefined> {
  for (const text of texts) {
    if (isWestern(text)) continue
    const { interFaces } = await import('./interFaces.ts')
    return new Letters(interFaces())
  }
  return undefined
}
