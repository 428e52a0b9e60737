/**
 * A secret as it may be shown: what it is by its prefix, and how it ends, as `sk_live_••••1234`. A secret of fewer than twelve characters after its prefix shows nothing of itself.
 */
export function maskSecret(secret: string): string {
  const prefix = /^(?:[a-z]{1,8}[_-]){1,3}/i.exec(secret)?.[0] ?? ''
  const rest = secret.slice(prefix.length)
  return rest.length < 12 ? `${prefix}••••` : `${prefix}••••${rest.slice(-4)}`
}
