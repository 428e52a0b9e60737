/** A band of scores: its name and the least score that belongs to it. */
export interface Band<Name extends string> {
  name: Name
  from: number
}

/** The band that a score falls into: the highest whose `from` it reaches; the lowest band where it reaches none. Throws a RangeError without bands. */
export function bandOf<Name extends string>(score: number, bands: readonly Band<Name>[]): Name {
  const descending = [...bands].sort((a, b) => b.from - a.from)
  const found = descending.find(({ from }) => score >= from) ?? descending.at(-1)
  if (found === undefined) throw new RangeError('A score cannot be placed without bands: give at least one.')
  return found.name
}
