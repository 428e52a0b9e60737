/** Texts by their code points, which is the order of their bytes in UTF-8, too; JavaScript's own order is another one beyond U+FFFF. */
export function byText(one: string, other: string): number {
  const length = Math.min(one.length, other.length)
  for (let at = 0; at < length; at++) {
    const [left, right] = [one.charCodeAt(at), other.charCodeAt(at)]
    if (left !== right) return inOrder(left) - inOrder(right)
  }
  return one.length - other.length
}

/** Halves of characters stand after everything else, since they mean what is beyond U+FFFF. */
const inOrder = (unit: number) => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit)
