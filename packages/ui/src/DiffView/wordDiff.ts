/** A run of text that stayed, came or went. */
export interface DiffPiece {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** How many tokens may have changed before the difference is given as one whole replaced by another. */
const mostEdits = 400

/** Words, runs of space and single signs; scripts without spaces between words are taken letter by letter. */
const token =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|\s+|[\p{L}\p{M}\p{N}_]+?(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\p{L}\p{M}\p{N}_]|$)|[^]/gu

const tokensOf = (text: string) => text.match(token) ?? []

/** How the tokens of `a` become those of `b` with the fewest changes (Myers 1986); nothing when there are more than `mostEdits`. */
function shortest(a: readonly string[], b: readonly string[]): DiffPiece[] | undefined {
  const trace: Map<number, number>[] = []
  let reached = new Map<number, number>([[1, 0]])
  const far = (diagonals: ReadonlyMap<number, number>, k: number) => diagonals.get(k) ?? -1
  const goesDown = (diagonals: ReadonlyMap<number, number>, k: number, d: number) => k === -d || (k !== d && far(diagonals, k - 1) < far(diagonals, k + 1))
  for (let d = 0; d <= Math.min(mostEdits, a.length + b.length); d++) {
    trace.push(reached)
    const next = new Map(reached)
    for (let k = -d; k <= d; k += 2) {
      let x = goesDown(next, k, d) ? far(next, k + 1) : far(next, k - 1) + 1
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x++
      next.set(k, x)
      if (x >= a.length && x - k >= b.length) return walkedBack(a, b, trace, goesDown)
    }
    reached = next
  }
  return undefined
}

function walkedBack(
  a: readonly string[],
  b: readonly string[],
  trace: readonly ReadonlyMap<number, number>[],
  goesDown: (diagonals: ReadonlyMap<number, number>, k: number, d: number) => boolean,
): DiffPiece[] {
  const pieces: DiffPiece[] = []
  let [x, y] = [a.length, b.length]
  for (let d = trace.length - 1; d >= 0; d--) {
    const diagonals = trace[d] ?? new Map<number, number>()
    const k = x - y
    const from = goesDown(diagonals, k, d) ? k + 1 : k - 1
    const fromX = d === 0 ? 0 : (diagonals.get(from) ?? 0)
    const fromY = d === 0 ? 0 : fromX - from
    while (x > fromX && y > fromY) {
      pieces.push({ kind: 'same', text: a[--x] ?? '' })
      y--
    }
    if (d > 0) pieces.push(x > fromX ? { kind: 'removed', text: a[--x] ?? '' } : { kind: 'added', text: b[--y] ?? '' })
  }
  return pieces.reverse()
}

/** Joins neighbours of one kind, what went before what came; blanks between two changes belong to both, since a lone kept space helps nobody. */
function joined(pieces: readonly DiffPiece[]): DiffPiece[] {
  const done: DiffPiece[] = []
  let [removed, added] = ['', '']
  const flush = () => {
    if (removed) done.push({ kind: 'removed', text: removed })
    if (added) done.push({ kind: 'added', text: added })
    removed = added = ''
  }
  for (const [at, { kind, text }] of pieces.entries()) {
    const within = kind === 'same' && /^\s+$/.test(text) && removed !== '' && added !== '' && (pieces[at + 1]?.kind ?? 'same') !== 'same'
    if (kind === 'removed' || within) removed += text
    if (kind === 'added' || within) added += text
    if (kind !== 'same' || within) continue
    flush()
    const last = done.at(-1)
    if (last?.kind === 'same') last.text += text
    else done.push({ kind, text })
  }
  flush()
  return done
}

/**
 * What changed between two texts, word by word, in reading order. The pieces that stayed and went make `before`, those that stayed and came make `after`.
 * Beyond 400 changed words what differs is given as one piece that went and one that came.
 */
export function wordDiff(before: string, after: string): DiffPiece[] {
  const [a, b] = [tokensOf(before), tokensOf(after)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const [oldMiddle, newMiddle] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  const whole: DiffPiece[] = [
    { kind: 'removed', text: oldMiddle.join('') },
    { kind: 'added', text: newMiddle.join('') },
  ]
  const same = (text: string): DiffPiece[] => (text ? [{ kind: 'same', text }] : [])
  return joined([...same(a.slice(0, start).join('')), ...(shortest(oldMiddle, newMiddle) ?? whole), ...same(end > 0 ? a.slice(-end).join('') : '')])
}
