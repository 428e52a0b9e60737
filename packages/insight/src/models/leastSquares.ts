/**
 * Ridge regression: the weights that make `rows · weights` nearest to `targets`, with `penalty` times their squares added to the error. Solved by Cholesky's factors of the normal equations; null where these have no
 * solution, as with a column that is the sum of others and no penalty.
 */
export function ridge(rows: readonly Float64Array[], targets: ArrayLike<number>, penalty: number): Float64Array | null {
  const size = rows[0]?.length ?? 0
  const normal = new Float64Array(size * size)
  const right = new Float64Array(size)
  for (const [at, row] of rows.entries()) {
    const target = targets[at] ?? 0
    for (let one = 0; one < size; one++) {
      const value = row[one] ?? 0
      if (value === 0) continue
      right[one] = (right[one] ?? 0) + value * target
      for (let other = 0; other <= one; other++) normal[one * size + other] = (normal[one * size + other] ?? 0) + value * (row[other] ?? 0)
    }
  }
  for (let at = 0; at < size; at++) normal[at * size + at] = (normal[at * size + at] ?? 0) + penalty
  return solve(normal, right)
}

/** Solves `matrix · x = right` for a symmetric matrix of which the lower half is given by rows; null where it is not positive. Both are written into. */
export function solve(matrix: Float64Array, right: Float64Array): Float64Array | null {
  const size = right.length
  const at = (row: number, column: number) => matrix[row * size + column] ?? 0
  for (let row = 0; row < size; row++)
    for (let column = 0; column <= row; column++) {
      let rest = at(row, column)
      for (let before = 0; before < column; before++) rest -= at(row, before) * at(column, before)
      if (row === column && !(rest > 1e-12)) return null
      matrix[row * size + column] = row === column ? Math.sqrt(rest) : rest / at(column, column)
    }
  for (let row = 0; row < size; row++) {
    let rest = right[row] ?? 0
    for (let before = 0; before < row; before++) rest -= at(row, before) * (right[before] ?? 0)
    right[row] = rest / at(row, row)
  }
  for (let row = size - 1; row >= 0; row--) {
    let rest = right[row] ?? 0
    for (let after = row + 1; after < size; after++) rest -= at(after, row) * (right[after] ?? 0)
    right[row] = rest / at(row, row)
  }
  return right
}
