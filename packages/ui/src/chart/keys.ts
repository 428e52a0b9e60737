/**
 * Where a key leads on a picture of `count` moments from the one pointed at (null while none is): arrows by one, with Shift to the next of `jumps`; Home, End; pages by a tenth.
 * Undefined for keys that mean nothing here. Left is earlier in every language, as in the picture.
 */
export function placeByKey(key: string, shift: boolean, place: number | null, count: number, jumps: readonly number[]): number | undefined {
  const within = (wanted: number) => Math.max(0, Math.min(count - 1, wanted))
  const page = Math.max(1, Math.round(count / 10))
  switch (key) {
    case 'ArrowRight':
      if (shift) return jumps.find((jump) => jump > (place ?? -1)) ?? place ?? undefined
      return within((place ?? -1) + 1)
    case 'ArrowLeft':
      if (shift) return jumps.findLast((jump) => jump < (place ?? count)) ?? place ?? undefined
      return within((place ?? count) - 1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case 'PageDown':
      return within((place ?? -page) + page)
    case 'PageUp':
      return within((place ?? count - 1 + page) - page)
    default:
      return undefined
  }
}

/** At most `limit` places of `count`, evenly, with the first, the last and all of `also`. */
export function sample(count: number, limit: number, also: readonly number[]): number[] {
  if (count <= limit) return Array.from({ length: count }, (_, place) => place)
  const must = new Set(also.slice(0, limit - 2))
  const even = limit - must.size
  for (let index = 0; index < even; index += 1) must.add(Math.round((index * (count - 1)) / (even - 1)))
  return [...must].sort((one, other) => one - other)
}
