import type { Readable } from 'node:stream'
import { Agent, request } from 'undici'
import { type Guard, guardedConnector } from './connector.ts'
import { isNamed, serverPart } from './named.ts'
import { refusal, unsent } from './refused.ts'

export interface Question {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  url: string
  headers?: Readonly<Record<string, string>>
  body?: string
  /** How often it may be sent elsewhere, at most 5; 0 takes the redirect as the answer. Only for GET and HEAD. */
  redirects?: number
  /** Bytes of the answer that are read; the rest is cut. 1 MB where left out. */
  most?: number
  /** Milliseconds for all of it, 15,000 where left out. */
  within?: number
}

export interface Answer {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
  /** Whether there was more than `most`. */
  cut: boolean
  /** Where the answer came from after redirects. */
  url: string
}

/** The only way out of this server. */
export interface Outgoing {
  /** Throws an `Unsent`. An answer of any status is an answer. */
  ask(question: Question): Promise<Answer>
  /** Whether an address may be asked, as far as that can be told without calling it. */
  allows(url: string): boolean
  close(): Promise<void>
}

const mostRedirects = 5

/**
 * Opens the way out: http and https to public addresses and the usual ports, without cookies or passwords; each redirect is looked at like a first address,
 * and everything ends: the time, the bytes, the hops. Connections are not kept, so that nothing waits on a socket that the other side closed.
 */
export function openOutgoing(guard: Guard): Outgoing {
  const agentOf = (allow: readonly string[]) => new Agent({ connect: guardedConnector({ ...guard, allow }), pipelining: 0, maxHeaderSize: 16_384 })
  // A connection knows no path: what is not named goes over one that leads to public addresses only.
  const [outside, inside] = [agentOf([]), agentOf(guard.allow.map(serverPart))]
  const good = (url: string) => isGood(url, guard.allow)
  return {
    allows: good,
    close: async () => void (await Promise.all([outside.close(), inside.close()])),
    async ask({ method, url, headers = {}, body, redirects = 0, most = 1_048_576, within = 15_000 }) {
      const signal = AbortSignal.timeout(within)
      let hops = method === 'GET' || method === 'HEAD' ? Math.min(redirects, mostRedirects) : 0
      const follows = hops > 0
      let sent = headers
      try {
        for (let here = url; ;) {
          if (!good(here)) throw refusal('address')
          const answer = await request(here, {
            method,
            headers: sent,
            ...(body === undefined ? {} : { body }),
            dispatcher: isNamed(here, guard.allow) ? inside : outside,
            signal,
            headersTimeout: within,
            bodyTimeout: within,
          })
          const next = follows ? redirectOf(here, answer) : undefined
          if (next === undefined) return { status: answer.statusCode, headers: answer.headers, ...(await upTo(most, answer.body)), url: here }
          abandon(answer.body)
          if (hops-- === 0 || (here.startsWith('https:') && next.protocol === 'http:')) throw refusal('redirects')
          // Another server has no business with what was meant for this one.
          if (next.origin !== new URL(here).origin) sent = withoutSecrets(sent)
          here = next.href
        }
      } catch (error) {
        throw unsent(error)
      }
    },
  }
}

/** Mail, remote shells and the like listen below 1024; of those only the web's two ports are asked. */
export function isGood(text: string, allow: readonly string[]): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, port } = new URL(text)
  if ((protocol !== 'https:' && protocol !== 'http:') || username !== '' || password !== '') return false
  return port === '' || port === '80' || port === '443' || Number(port) >= 1024 || isNamed(text, allow)
}

const redirected = new Set([301, 302, 303, 307, 308])

function redirectOf(from: string, { statusCode, headers }: { statusCode: number; headers: Answer['headers'] }): URL | undefined {
  const to = headers['location']
  return redirected.has(statusCode) && typeof to === 'string' && URL.canParse(to, from) ? new URL(to, from) : undefined
}

const withoutSecrets = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !/^(authorization|cookie|proxy-authorization|x-api-key)$/i.test(name)))

/** Leaves the rest of an answer. undici takes that for an error, which nobody else would catch. */
function abandon(stream: Readable) {
  stream.on('error', () => undefined)
  stream.destroy()
}

async function upTo(most: number, stream: Readable): Promise<{ body: Buffer; cut: boolean }> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of stream) {
    if (!Buffer.isBuffer(piece)) continue
    pieces.push(piece)
    size += piece.length
    if (size > most) {
      abandon(stream)
      return { body: Buffer.concat(pieces).subarray(0, most), cut: true }
    }
  }
  return { body: Buffer.concat(pieces), cut: false }
}
