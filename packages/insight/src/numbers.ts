/** The sum; 0 of nothing. */
export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The average; null of nothing. */
export const mean = (values: readonly number[]): number | null => (values.length === 0 ? null : sum(values) / values.length)

/** Rounded to so many digits after the point. */
export const rounded = (value: number, digits = 0) => Math.round(value * 10 ** digits) / 10 ** digits

/** A part in percent of the whole, with one decimal; 0 of nothing. */
export const percentOf = (part: number, whole: number) => (whole === 0 ? 0 : rounded((part / whole) * 100, 1))

/** Each figure's share of all of them, in percent with one decimal; all 0 where there is nothing. */
export const shares = (values: readonly number[]) => values.map((value) => percentOf(value, sum(values)))
