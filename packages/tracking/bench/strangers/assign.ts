/**
 * The assignment of rows to columns with the greatest sum of weights (Hungarian method, O(n³)). Gives the column of each row;
 * undefined where a row is better left alone. Weights of 0 are no match.
 */
export function assign(weights: readonly (readonly number[])[]): (number | undefined)[] {
  const rows = weights.length
  const size = Math.max(rows, ...weights.map((row) => row.length))
  const cost = (row: number, column: number): number => -(weights[row - 1]?.[column - 1] ?? 0)
  const [u, v] = [filled(size + 1, 0), filled(size + 1, 0)]
  const rowOf = filled(size + 1, 0)
  for (let row = 1; row <= size; row++) extend(row, size, cost, u, v, rowOf)
  const columns: (number | undefined)[] = weights.map(() => undefined)
  for (let column = 1; column <= size; column++) {
    const row = rowOf[column] ?? 0
    if (cost(row, column) < 0) columns[row - 1] = column - 1
  }
  return columns
}

/** Adds one row to the assignment along the cheapest path; changes the potentials and `rowOf`. */
function extend(row: number, size: number, cost: (row: number, column: number) => number, u: number[], v: number[], rowOf: number[]): void {
  const least = filled(size + 1, Infinity)
  const from = filled(size + 1, 0)
  const done = filled(size + 1, false)
  rowOf[0] = row
  let column = 0
  do {
    done[column] = true
    const at = rowOf[column] ?? 0
    let delta = Infinity
    let next = 0
    for (let other = 1; other <= size; other++) {
      if (done[other]) continue
      const reduced = cost(at, other) - (u[at] ?? 0) - (v[other] ?? 0)
      if (reduced < (least[other] ?? 0)) {
        least[other] = reduced
        from[other] = column
      }
      if ((least[other] ?? 0) < delta) {
        delta = least[other] ?? 0
        next = other
      }
    }
    for (let other = 0; other <= size; other++) {
      if (done[other]) {
        const owner = rowOf[other] ?? 0
        u[owner] = (u[owner] ?? 0) + delta
        v[other] = (v[other] ?? 0) - delta
      } else least[other] = (least[other] ?? 0) - delta
    }
    column = next
  } while (rowOf[column] !== 0)
  while (column !== 0) {
    const previous = from[column] ?? 0
    rowOf[column] = rowOf[previous] ?? 0
    column = previous
  }
}

const filled = <T>(length: number, value: T): T[] => Array.from({ length }, () => value)
