const widths: readonly [RegExp, number][] = [
  [/[ijltfrI.,:;'’|!() -]/u, 4.2],
  [/[mwMW%@—]/u, 10.5],
  [/[A-Z]/u, 8.2],
  [/[\u2e80-\u{10ffff}]/u, 12.5],
]

/** About how wide words are in the small type of charts, in pixels. There is no layout to ask on a server. */
export const wide = (words: string): number => [...words].reduce((sum, letter) => sum + (widths.find(([which]) => which.test(letter))?.[1] ?? 7), 0)

/** The words as far as they fit in `room` pixels; an ellipsis tells that there is more. */
export function shorten(words: string, room: number): string {
  if (wide(words) <= room) return words
  const letters = [...words]
  while (letters.length > 1 && wide(letters.join('')) > room - 12) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** Words on an axis; `x` is where their middle stands. */
export interface AxisLabel {
  key: number
  x: number
  words: string
}

/** Moves the labels at the ends inside, so that none is cut off at the edges of the picture. */
export const inside = (labels: readonly AxisLabel[], width: number): AxisLabel[] =>
  labels.map((label) => {
    const half = wide(label.words) / 2
    return { ...label, x: Math.max(half, Math.min(width - half, label.x)) }
  })

/** Whether all labels stand apart, in their order. */
export const apart = (labels: readonly AxisLabel[], room = 24): boolean =>
  labels.every((label, index) => {
    const before = labels[index - 1]
    return before === undefined || label.x - before.x >= (wide(label.words) + wide(before.words)) / 2 + room
  })
