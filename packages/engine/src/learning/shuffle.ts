/** A number of a text, 32 bits without sign (FNV-1a): the same text has the same one. */
export function numberOf(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0
  return hash
}

/** The same things in an order that a text decides. */
export function shuffled<Thing>(things: readonly Thing[], by: string): Thing[] {
  return things
    .map((thing, place) => ({ thing, order: numberOf(`${by}/${place}`) }))
    .sort((a, b) => a.order - b.order)
    .map(({ thing }) => thing)
}
