import { availableParallelism } from 'node:os'
import { log } from '../log.ts'
import { type Pool, PoolError, type PoolLimits } from '../pool/pool.ts'
import { type Body, isPacked, type Refused, sentBody, unpackedBody } from './body.ts'
import { decodeBody, toThread, withEvents } from './decodeBody.ts'
import type { Told } from '@tagmason/tracking/wire'
import { contentLimits, measure } from './measure.ts'
import { type Head, type Read, type ReadAs, readBody, type Sent } from './readBody.ts'

/** Why a body was not read: the sender is to send less, or to send it again after so many seconds. */
export type NotRead = Refused | { status: 429 | 503; seconds: number }

/** Reads what clients send. What is small is read at once; anything else in a thread, within limits, so that no request holds up another one. */
export interface BodyReader {
  /** Reads the request of a format, whose route is the `route`th. `sender` is the address that it comes from. */
  told(request: Request, head: Head, route: number, sender: string): Promise<{ told: Told; body: Uint8Array } | NotRead>
  /** Reads events of the public API. */
  sent(request: Request, sender: string): Promise<Sent | NotRead>
  /** Reads a hit that Google's debug address is asked about; its answer as JSON. */
  debug(request: Request, sender: string): Promise<string | NotRead>
}

/** What is read at once: bytes, and entries of lists and objects. Of what may be JSON inside of another text, fewer bytes, and few pairs of its lines and the query. */
const small = { bytes: 64_000, entries: 1000, text: 8000, pairs: 200_000 }

/** Opens a reader over threads; without them everything is read at once, as in tests of one format. */
export function bodyReader(pool?: Pick<Pool, 'run'>): BodyReader {
  async function read(request: Request, how: ReadAs, sender: string): Promise<{ read: Read; body: Uint8Array } | NotRead> {
    const sent = await sentBody(request)
    if ('status' in sent) return sent
    const little = await smallOf(sent.bytes, how)
    if (little !== null) {
      if ('status' in little) return little
      const done = await readBody(little.bytes, how)
      return 'status' in done ? done : { read: done, body: little.bytes }
    }
    const done = pool === undefined ? await decodeBody(sent.bytes, toThread(how)) : await inThread(pool, sent.bytes, how, sender)
    return 'status' in done ? done : { read: await withEvents(done), body: done.body }
  }

  return {
    async told(request, head, route, sender) {
      const done = await read(request, { as: 'format', route, head }, sender)
      if ('status' in done) return done
      if (done.read.as !== 'format') throw new Error(`The request of a format was read as ${done.read.as}.`)
      return { told: done.read.told, body: done.body }
    },
    async sent(request, sender) {
      const done = await read(request, { as: 'api' }, sender)
      if ('status' in done) return done
      if (done.read.as !== 'api') throw new Error(`Events of the public API were read as ${done.read.as}.`)
      return done.read.sent
    },
    async debug(request, sender) {
      const done = await read(request, { as: 'debug', now: Date.now() }, sender)
      if ('status' in done) return done
      if (done.read.as !== 'debug') throw new Error(`A hit was read as ${done.read.as}.`)
      return done.read.text
    },
  }
}

/** The body, unpacked or refused, where reading it takes a few milliseconds at most; else null. */
async function smallOf(sent: Uint8Array, how: ReadAs): Promise<Body | null> {
  if (sent.length > small.bytes) return null
  // A body that is larger than that is found out while it is unpacked.
  const body = isPacked(sent) ? await unpackedBody(sent, { unpacked: small.bytes }) : { bytes: sent }
  if ('status' in body) return body.status === 413 ? null : body
  const { isJson, entries, depth } = measure(body.bytes)
  // The public API tells where a body is broken that is so deep, which takes longer.
  if (how.as === 'api' && depth > contentLimits.depth) return null
  if (isJson) return entries <= small.entries ? body : null
  const query = how.as === 'format' ? how.head.query.toString().length : 0
  return body.bytes.length <= small.text && (entries + 1) * query <= small.pairs ? body : null
}

async function inThread(pool: Pick<Pool, 'run'>, sent: Uint8Array, how: ReadAs, sender: string): Promise<Awaited<ReturnType<typeof decodeBody>> | NotRead> {
  try {
    return await pool.run('decode', [sent, toThread(how)], { sender })
  } catch (error) {
    if (!(error instanceof PoolError)) throw error
    switch (error.why) {
      case 'memory':
        return { status: 413, message: 'The body takes too much memory to read: send fewer events in one request.' }
      case 'busy':
        return { status: 429, seconds: 5 }
      // Within the limits above only a very busy machine is late, and a client that is told 413 drops its events.
      case 'late':
      case 'stopping':
      case 'gone':
        return { status: 503, seconds: 10 }
      case 'fault':
        log.error({ error: error.message }, 'a body could not be read')
        return { status: 503, seconds: 10 }
    }
  }
}

/**
 * Of the threads that read. One address has all but one of them, and half of the places to wait. Who waits for longer than a second is told to come again later: a client that hears nothing holds its events back all the
 * same.
 */
export const readerLimits: PoolLimits = {
  tasks: ['decode'],
  threads: Math.max(2, Math.min(4, availableParallelism())),
  limitMs: 5000,
  waitMs: 1000,
  memoryMb: 256,
  maxWaiting: 64,
  maxWaitingOfOne: 32,
}
