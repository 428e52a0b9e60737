/** A straight map from one span onto another; a span without length maps to the middle. */
export function linear([from, to]: readonly [number, number], [start, end]: readonly [number, number]): (value: number) => number {
  return from === to ? () => (start + end) / 2 : (value) => start + ((value - from) / (to - from)) * (end - start)
}

/** Round steps (1, 2 or 5 times a power of ten) that cover the span, about `count` of them; the first and last enclose it. */
export function ticks(low: number, high: number, count: number): number[] {
  const span = high - low || Math.abs(high) || 1
  const rough = span / Math.max(1, count)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  const first = Math.floor(low / step)
  const last = Math.max(first + 1, Math.ceil(high / step))
  // Counted in whole steps and rounded to the step's own digits, so that 0.1 + 0.2 never shows.
  const digits = Math.max(0, -Math.floor(Math.log10(step)))
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toFixed(digits)))
}

/** Up to `count` entries at even steps, beginning with the first. */
export function spread<T>(entries: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.ceil(entries.length / Math.max(1, count)))
  return entries.filter((_, index) => index % step === 0)
}

/** A point on the plot; no height where nothing was measured. */
export interface Spot {
  x: number
  y: number | null
}

/** The unbroken runs of a line: a gap in the measuring is a gap in the line. */
export function runs(spots: readonly Spot[]): { x: number; y: number }[][] {
  const found: { x: number; y: number }[][] = [[]]
  for (const { x, y } of spots) {
    if (y === null) found.push([])
    else found.at(-1)?.push({ x, y })
  }
  return found.filter((run) => run.length > 0)
}

const place = ({ x, y }: { x: number; y: number }) => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`

/** The measured points without neighbours, which no line would show. */
export const lonely = (spots: readonly Spot[]): { x: number; y: number }[] =>
  runs(spots)
    .filter((run) => run.length === 1)
    .flat()

/** The path of a line through its runs of two points and more. */
export const linePath = (spots: readonly Spot[]): string =>
  runs(spots)
    .filter((run) => run.length > 1)
    .map((run) => `M${run.map(place).join('L')}`)
    .join('')

/** The closed path between the runs of a line and the base. */
export const areaPath = (spots: readonly Spot[], base: number): string =>
  runs(spots)
    .map((run) => {
      const [first] = run
      const last = run.at(-1)
      if (first === undefined || last === undefined || first === last) return ''
      return `M${place({ x: first.x, y: base })}L${run.map(place).join('L')}L${place({ x: last.x, y: base })}Z`
    })
    .join('')
