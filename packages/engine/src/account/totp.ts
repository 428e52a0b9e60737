const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Seconds that a code is valid for. */
const step = 30

export type TotpHash = 'SHA-1' | 'SHA-256' | 'SHA-512'

/** Bytes in base 32 (RFC 4648), without padding. */
export function base32Of(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** What base 32 stands for; anything but its letters is passed over. */
export function bytesOfBase32(text: string): Uint8Array<ArrayBuffer> {
  const bits = Array.from(text.toUpperCase(), (letter) => alphabet.indexOf(letter))
    .filter((value) => value >= 0)
    .map((value) => value.toString(2).padStart(5, '0'))
    .join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (eight) => Number.parseInt(eight, 2))
}

/** The step that a time lies in. */
export const stepAt = (at: Date) => Math.floor(at.getTime() / 1000 / step)

/** The code of a step (RFC 6238 over RFC 4226). The same secret and step always give the same code. */
export async function totp(
  secret: Uint8Array<ArrayBuffer>,
  counter: number,
  { digits = 6, hash = 'SHA-1' }: { digits?: number; hash?: TotpHash } = {},
): Promise<string> {
  const moving = new DataView(new ArrayBuffer(8))
  moving.setBigUint64(0, BigInt(counter))
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash }, false, ['sign'])
  const signed = new DataView(await crypto.subtle.sign('HMAC', key, moving.buffer))
  const offset = signed.getUint8(signed.byteLength - 1) & 0xf
  return String((signed.getUint32(offset) & 0x7f_ff_ff_ff) % 10 ** digits).padStart(digits, '0')
}

/** The step whose code this is: that of a time, or one beside it for clocks that differ; later than `last`, so that no code is taken twice. Null where none. */
export async function stepOfCode(secret: string, code: string, at: Date, last: number): Promise<number | null> {
  const given = code.replace(/\s/g, '')
  for (const beside of [0, -1, 1]) {
    const counter = stepAt(at) + beside
    if (counter > last && (await totp(bytesOfBase32(secret), counter)) === given) return counter
  }
  return null
}

/** What an authenticator reads from a picture (the key URI format). */
export const totpUri = (secret: string, account: string) =>
  `otpauth://totp/Tagmason:${encodeURIComponent(account)}?secret=${secret}&issuer=Tagmason&algorithm=SHA1&digits=6&period=${step}`
