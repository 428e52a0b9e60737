import type { DiffPiece } from './wordDiff.ts'

/** A piece of the difference, or a stretch of lines that stayed and are left out. */
export type ContextPiece = DiffPiece | { kind: 'skipped'; text: string; lines: number }

/** Lines kept on either side of a change. */
const around = 2
/** Fewer lines than this are not worth a button. */
const least = 4

/** The pieces with long stretches that stayed cut to the lines around the changes. All texts together are still the texts of the pieces. */
export function inContext(pieces: readonly DiffPiece[]): ContextPiece[] {
  return pieces.flatMap((piece, at): ContextPiece[] => {
    if (piece.kind !== 'same') return [piece]
    const lines = piece.text.split(/(?<=\n)/)
    const [head, foot] = [at === 0 ? 0 : around, at === pieces.length - 1 ? 0 : around]
    // A line that goes on into the change after it is kept besides.
    const begun = foot > 0 && !piece.text.endsWith('\n') ? 1 : 0
    const skipped = lines.slice(head, Math.max(head, lines.length - foot - begun))
    if (skipped.length < least) return [piece]
    const same = (part: string[]): ContextPiece[] => (part.length === 0 ? [] : [{ kind: 'same', text: part.join('') }])
    return [...same(lines.slice(0, head)), { kind: 'skipped', text: skipped.join(''), lines: skipped.length }, ...same(lines.slice(head + skipped.length))]
  })
}
