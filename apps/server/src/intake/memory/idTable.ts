/**
 * A set of eight-byte keys (a `shortHash`) in two arrays of numbers, open addressing: some 16 bytes a key where a Set of texts takes 80. Keys are only added.
 */
export class IdTable {
  size = 0
  #high: Uint32Array
  #low: Uint32Array

  constructor(slots = 1024) {
    this.#high = new Uint32Array(slots)
    this.#low = new Uint32Array(slots)
  }

  has(high: number, low: number): boolean {
    const at = this.#find(high, low)
    return this.#high[at] === high && this.#low[at] === low
  }

  add(high: number, low: number): void {
    if (this.size * 2 >= this.#low.length) this.#grow()
    const at = this.#find(high, low)
    if (this.#high[at] === high && this.#low[at] === low) return
    this.#high[at] = high
    this.#low[at] = low
    this.size++
  }

  /** The place of the key, or the free one where it belongs. Two zeros mark a free place and are no key. */
  #find(high: number, low: number): number {
    const mask = this.#low.length - 1
    let at = (low ^ high) & mask
    while ((this.#high[at] !== 0 || this.#low[at] !== 0) && (this.#high[at] !== high || this.#low[at] !== low)) at = (at + 1) & mask
    return at
  }

  #grow(): void {
    const [high, low] = [this.#high, this.#low]
    this.#high = new Uint32Array(high.length * 2)
    this.#low = new Uint32Array(low.length * 2)
    this.size = 0
    for (let at = 0; at < high.length; at++) {
      const [h, l] = [high[at] ?? 0, low[at] ?? 0]
      if (h !== 0 || l !== 0) this.add(h, l)
    }
  }
}
