/** The first 32 bits of the fractional parts of the roots of the first primes, as FIPS 180-4 has it. */
function constants(): { cubes: Uint32Array; squares: Uint32Array } {
  const cubes: number[] = []
  const squares: number[] = []
  for (let candidate = 2; cubes.length < 64; candidate++) {
    if (Array.from({ length: candidate - 2 }, (_, index) => index + 2).some((divisor) => candidate % divisor === 0)) continue
    if (squares.length < 8) squares.push(fraction(candidate ** (1 / 2)))
    cubes.push(fraction(candidate ** (1 / 3)))
  }
  return { cubes: Uint32Array.from(cubes), squares: Uint32Array.from(squares) }
}

const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 0x1_00_00_00_00) >>> 0
const { cubes, squares } = constants()
const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** The words, padded to whole blocks: a one, zeros, and the length in bits. */
function padded(bytes: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(((bytes.length + 8) >> 6) * 64 + 64))
  new Uint8Array(view.buffer).set(bytes)
  view.setUint8(bytes.length, 0x80)
  view.setUint32(view.byteLength - 8, Math.floor(bytes.length / 0x20_00_00_00))
  view.setUint32(view.byteLength - 4, (bytes.length << 3) >>> 0)
  return view
}

/**
 * SHA-256 of a text in UTF-8, as 64 hexadecimal digits (FIPS 180-4). Written here because the platform's own works in secure contexts only and never at once,
 * while a hash is needed in pure functions.
 */
export function sha256(text: string): string {
  const view = padded(new TextEncoder().encode(text))
  const state = Uint32Array.from(squares)
  const words = new Uint32Array(64)
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let at = 0; at < 16; at++) words[at] = view.getUint32(block + at * 4)
    for (let at = 16; at < 64; at++) {
      const early = words[at - 15] ?? 0
      const late = words[at - 2] ?? 0
      const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
      const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
      words[at] = (words[at - 16] ?? 0) + first + (words[at - 7] ?? 0) + second
    }
    mix(state, words)
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('')
}

function mix(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let at = 0; at < 64; at++) {
    const choice = (e & f) ^ (~e & g)
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (cubes[at] ?? 0) + (words[at] ?? 0)) >>> 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) >>> 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = (state[at] ?? 0) + word))
}
