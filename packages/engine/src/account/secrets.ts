import type { Ports } from '../context.ts'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const utf8 = (text: string) => new TextEncoder().encode(text)

/** Bytes as lower-case hexadecimal digits. */
export const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 of a text, hexadecimal. Fit for secrets that are long and random; passwords have a slow port of their own. */
export const sha256 = async (text: string) => hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(text))))

/** HMAC with SHA-256 of a text. */
export async function hmacSha256(secret: Uint8Array<ArrayBuffer>, text: string): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8(text)))
}

/**
 * Random bytes, up to 32, out of two fresh ids, which are unguessable in the product and counted in stories. The ids are kept nowhere, and the hash over them
 * gives none of them away.
 */
export async function randomBytes({ id }: Ports, count: number): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(`${id()}\n${id()}`))).slice(0, count)
}

/** A secret of 32 letters and digits, about 190 bits. */
export async function freshSecret(ports: Ports): Promise<string> {
  let rest = BigInt(`0x${hexOf(await randomBytes(ports, 32))}`)
  return Array.from({ length: 32 }, () => {
    const letter = letters[Number(rest % 62n)]
    rest /= 62n
    return letter
  }).join('')
}
