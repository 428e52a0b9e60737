import { Refusal } from '@tagmason/domain'

/** As OWASP advises for PBKDF2 with SHA-256. */
const iterations = 600_000

/** What is kept of a password: nobody reads it back. `salt` is unguessable. Throws a `Refusal` unavailable in browsers that keep their cryptography for secure pages. */
export async function kept(password: string, salt: string): Promise<{ salt: string; hash: string }> {
  if (globalThis.crypto?.subtle === undefined)
    throw new Refusal(
      'unavailable',
      'Passwords cannot be kept safely on a page without HTTPS: open the product by HTTPS or on localhost, or share without one.',
    )
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(password.normalize('NFKC')), 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations }, key, 256)
  return { salt, hash: Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('') }
}

/** Whether a password is the one that was kept. */
export async function matches(password: string, { salt, hash }: { salt: string; hash: string }): Promise<boolean> {
  const other = (await kept(password, salt)).hash
  // Every character is compared, so that the time tells nothing.
  let difference = other.length ^ hash.length
  for (let place = 0; place < other.length; place++) difference |= other.charCodeAt(place) ^ hash.charCodeAt(place)
  return difference === 0
}
