interface Standing {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** Much higher than what stands beside it, a thing is read before it and not among it, as a picture beside a column of links. */
const alike = 2.5

/** Things on a page as one reads them: from above, and what stands on one line from the left. A line begins with the highest thing that no line has yet. */
export function readingOrder<T extends Standing>(things: readonly T[]): T[] {
  let rest = things.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
  const read: T[] = []
  while (rest[0] !== undefined) {
    const { box: first } = rest[0]
    const onLine = ({ box }: T) => {
      const shared = Math.min(box.y + box.height, first.y + first.height) - Math.max(box.y, first.y)
      const [less, more] = [Math.min(box.height, first.height), Math.max(box.height, first.height)]
      return shared * 2 >= less && more <= less * alike
    }
    const line = rest.filter((thing, at) => at === 0 || onLine(thing))
    read.push(...line.sort((a, b) => a.box.x - b.box.x))
    rest = rest.filter((thing) => !line.includes(thing))
  }
  return read
}
