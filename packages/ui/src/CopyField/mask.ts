/**
 * A secret as it may be shown: what it is by its prefix, and how it ends, as `sk_live_••••1234`. What does not look like a key after its prefix, because it is short, without digits or made of joined words, may be a phrase that
 * somebody thought up: it shows nothing of itself.
 */
export function maskSecret(secret: string): string {
  const prefix = /^(?:[a-z]{1,5}[_-]){0,2}/i.exec(secret)?.[0] ?? ''
  const rest = secret.slice(prefix.length)
  const key = rest.length >= 16 && /\d/.test(rest) && !/[_-]/.test(rest)
  return key ? `${prefix}••••${rest.slice(-4)}` : '••••'
}
