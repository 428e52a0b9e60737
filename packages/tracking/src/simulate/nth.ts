const formula = /^([+-]?\d*)n(?:\s*([+-])\s*(\d+))?$/

/** Whether a place, 1 for the first, is one that `2n + 1`, `odd` or `3` names; undefined where the text says something else. */
export const isNth = (text: string, place: number): boolean | undefined => {
  const asked = text
    .trim()
    .toLowerCase()
    .replace(/^odd$/, '2n+1')
    .replace(/^even$/, '2n')
  if (/^[+-]?\d+$/.test(asked)) return place === Number(asked)
  const [, step, sign, offset] = formula.exec(asked) ?? []
  if (step === undefined) return undefined
  const every = /\d/.test(step) ? Number(step) : step === '-' ? -1 : 1
  const first = offset === undefined ? 0 : Number(`${sign}${offset}`)
  return every === 0 ? place === first : (place - first) % every === 0 && (place - first) / every >= 0
}
