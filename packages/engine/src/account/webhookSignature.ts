import { base64 } from '../files/table.ts'
import { hmacSha256 } from './secrets.ts'

export const idHeader = 'webhook-id'

/**
 * The headers of a message by Standard Webhooks (standardwebhooks.com, 1.0): HMAC-SHA256 over id, time in seconds and body, with the bytes that the secret
 * behind `whsec_` stands for in base64. Written here, because it is one call and the engine runs in pages, too; the server's tests hold it against the
 * reference library.
 */
export async function signedHeaders(secret: string, id: string, at: Date, body: string): Promise<Record<string, string>> {
  const time = String(Math.floor(at.getTime() / 1000))
  const key = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (letter) => letter.charCodeAt(0))
  return {
    'Content-Type': 'application/json',
    [idHeader]: id,
    'webhook-timestamp': time,
    'webhook-signature': `v1,${base64(await hmacSha256(key, `${id}.${time}.${body}`))}`,
  }
}
