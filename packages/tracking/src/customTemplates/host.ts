import { sha256 } from '../versions/sha256.ts'

const bytes = (text: string): string => Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')
const fromHex = (hex: string): string => (hex.match(/../g) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join('')

const parseUrl = (text: string): string => {
  if (!/^[a-z][a-z\d+.-]*:/i.test(text) || !URL.canParse(text)) return ''
  const url = new URL(text)
  const { href, origin, protocol, username, password, host, hostname, port, pathname, search, hash } = url
  const searchParams: Record<string, string | string[]> = {}
  for (const key of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(key)
    searchParams[key] = values.length === 1 ? (values[0] ?? '') : values
  }
  return JSON.stringify({ href, origin, protocol, username, password, host, hostname, port, pathname, search, searchParams, hash })
}

/** What the interpreter asks for because it is not written in it. A name and a text, answered with a text; empty where there is no such thing. */
export const hostAnswer = (name: string, text: string): string => {
  switch (name) {
    case 'parseUrl':
      return parseUrl(text)
    case 'toBase64':
      return btoa(bytes(text))
    case 'fromBase64':
      try {
        return `+${new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0)))}`
      } catch {
        return '-'
      }
    case 'sha256': {
      const space = text.indexOf(' ')
      const [encoding, hash] = [text.slice(0, space), sha256(text.slice(space + 1))]
      const base64 = btoa(fromHex(hash))
      return encoding === 'hex' ? hash : encoding === 'base64url' ? base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') : base64
    }
    default:
      return ''
  }
}
