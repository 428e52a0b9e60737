/** Rows of one slice, in CSS pixels; `to` is the row after its last. */
export interface Slice {
  readonly from: number
  readonly to: number
}

const tallest = 2400
const earliest = 1600

/** Parts a tall page where nothing is cut through: at the last row of one colour before the slice grows too tall, or else right there. `quiet` tells whether a row has one colour. */
export function slicesOf(height: number, quiet: (row: number) => boolean): Slice[] {
  const slices: Slice[] = []
  let from = 0
  while (height - from > tallest) {
    let to = from + tallest
    while (to > from + earliest && !quiet(to)) to--
    if (to === from + earliest) to = from + tallest
    slices.push({ from, to })
    from = to
  }
  slices.push({ from, to: height })
  return slices
}
