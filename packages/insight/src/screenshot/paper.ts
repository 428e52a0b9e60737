/** The least share of a box that its most frequent colour has where the ground is even: letters take less than half. */
const even = 0.35

/**
 * The colour under each column of a line, three values a column. Where most of the line has one colour it is that one; else the ground changes from left to right, and it is what stands above and
 * below the letters there. `colours` are red, green and blue of each pixel of the box.
 */
export function paperOf(colours: Float32Array, wide: number, high: number): Float32Array {
  const counts = new Map<number, { times: number; at: number }>()
  for (let at = 0; at < wide * high; at++) {
    const kind = ((colours[at * 3]! >> 3) << 10) | ((colours[at * 3 + 1]! >> 3) << 5) | (colours[at * 3 + 2]! >> 3)
    const known = counts.get(kind)
    if (known === undefined) counts.set(kind, { times: 1, at })
    else known.times++
  }
  const most = [...counts.values()].reduce((best, each) => (each.times > best.times ? each : best))
  const paper = new Float32Array(wide * 3)
  const common = colours.subarray(most.at * 3, most.at * 3 + 3)
  let alike = 0
  for (let at = 0; at < wide * high * 3; at += 3) if ([0, 1, 2].every((part) => Math.abs(colours[at + part]! - common[part]!) <= 24)) alike++
  if (alike >= even * wide * high) {
    for (let x = 0; x < wide; x++) paper.set(common, x * 3)
    return paper
  }
  const edge = Math.max(1, Math.round(high / 12))
  for (let x = 0; x < wide; x++)
    for (let part = 0; part < 3; part++) {
      const values: number[] = []
      for (let near = Math.max(0, x - edge); near <= Math.min(wide - 1, x + edge); near++)
        for (let row = 0; row < edge; row++) values.push(colours[(row * wide + near) * 3 + part]!, colours[((high - 1 - row) * wide + near) * 3 + part]!)
      values.sort((a, b) => a - b)
      paper[x * 3 + part] = values[values.length >> 1]!
    }
  return paper
}
