import type { Workspace } from '@tagmason/domain'

export const path = '/account/settings'

/** A tab of the screen, at once. */
export const at = (tab: string) => `${path}?tab=${tab}`

export const password = 'correct horse battery 9'

/** What has happened before: a password is set, so that it is asked for. */
export const withPassword = (workspace: Workspace) => workspace.act('settings.changePassword', { current: '', next: password, confirm: password })

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator shows for a secret at the stories' clock, which stands still (RFC 6238). */
export async function codeOf(secret: string): Promise<string> {
  const bits = Array.from(secret, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = Uint8Array.from(bits.match(/.{8}/g) ?? [], (eight) => Number.parseInt(eight, 2))
  const step = new DataView(new ArrayBuffer(8))
  step.setBigUint64(0, BigInt(Date.parse('2026-03-01T12:00:00.000Z') / 30_000))
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-1' }, false, ['sign'])
  const signed = new DataView(await crypto.subtle.sign('HMAC', key, step.buffer))
  const number = signed.getUint32(signed.getUint8(19) & 0xf) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}
