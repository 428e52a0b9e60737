/** A value as styles write it; bare numbers are pixels. */
export type Declared = string | number

/** One declaration in words, the same for `0`, `'0'` and `'0px'`. */
export const declared = (property: string, value: Declared) => {
  const written = typeof value === 'number' ? `${value}px` : value
  return `${property}:${written === '0px' ? '0' : written}`
}
