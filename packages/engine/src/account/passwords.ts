import type { Passwords } from '../context.ts'

const method = 'pbkdf2-sha256'

/**
 * Passwords by PBKDF2 with SHA-256 of Web Crypto, which pages, workers and Node have; its cost is OWASP's advice of 2023. What is kept names method and cost,
 * so that another one can follow: `pbkdf2-sha256$600000$<salt>$<result>`, the last two in base64.
 */
export function slowPasswords(rounds = 600_000): Passwords {
  return {
    async hash(password) {
      const salt = crypto.getRandomValues(new Uint8Array(16))
      return [method, rounds, encoded(salt), encoded(await derived(password, salt, rounds))].join('$')
    },
    async matches(password, hash) {
      const [name, cost, salt, result] = hash.split('$')
      if (name !== method || cost === undefined || salt === undefined || result === undefined) return false
      const found = await derived(password, decoded(salt), Number(cost))
      const kept = decoded(result)
      // As long for a wrong first letter as for a wrong last one.
      return found.length === kept.length && found.reduce((different, byte, place) => different | (byte ^ (kept[place] ?? 0)), 0) === 0
    },
  }
}

async function derived(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password.normalize('NFKC')), 'PBKDF2', false, ['deriveBits'])
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256))
}

const encoded = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const decoded = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
