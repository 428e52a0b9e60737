import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

/** How much one request may bring: 1 MB as it travels, 10 MB once unpacked. */
export const bodyLimits = { sent: 1_000_000, unpacked: 10_000_000 }

/** The status and the sentence that a body is refused with. */
export interface Refused {
  status: 400 | 413
  message: string
}

/** The bytes of a body, or why it is refused. */
export type Body = { bytes: Uint8Array } | Refused

const unpack = promisify(gunzip)

/**
 * Reads the body of a request. Headers are believed in nothing but a length that is too much already: bytes are counted as they come, and what begins like gzip
 * is unpacked whatever `Content-Encoding` says, because clients mislabel both ways.
 */
export async function bodyOf(request: Request, limits = bodyLimits): Promise<Body> {
  const sent = await sentBody(request, limits)
  return 'status' in sent ? sent : unpackedBody(sent.bytes, limits)
}

/** The bytes of a body as they travelled: packed, where they were. */
export async function sentBody(request: Request, limits: Pick<typeof bodyLimits, 'sent'> = bodyLimits): Promise<Body> {
  const tooLarge = { status: 413, message: `The body is larger than ${megabytes(limits.sent)} MB: send the events in several requests.` } as const
  if (Number(request.headers.get('content-length') ?? 0) > limits.sent) return tooLarge
  try {
    const bytes = await read(request, limits.sent)
    return bytes === null ? tooLarge : { bytes }
  } catch {
    return { status: 400, message: 'The body broke off before its end: send it again.' }
  }
}

/** It begins like gzip. */
export const isPacked = (sent: Uint8Array): boolean => sent[0] === 0x1f && sent[1] === 0x8b

/** Unpacks what travelled packed. */
export async function unpackedBody(sent: Uint8Array, { unpacked }: Pick<typeof bodyLimits, 'unpacked'> = bodyLimits): Promise<Body> {
  if (!isPacked(sent)) return { bytes: sent }
  try {
    return { bytes: await unpack(sent, { maxOutputLength: unpacked }) }
  } catch (error) {
    return packedFault(error, unpacked)
  }
}

/** What is wrong with a body that could not be unpacked to so many bytes. */
export const packedFault = (error: unknown, most: number): Refused =>
  (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    ? { status: 413, message: `The body is larger than ${megabytes(most)} MB once unpacked: send the events in several requests.` }
    : { status: 400, message: 'The body begins like gzip and cannot be unpacked: send it whole, or send it plain.' }

/** Null where there is more than `most` bytes; what is left of the stream is not read. */
async function read(request: Request, most: number): Promise<Uint8Array | null> {
  // The server reads no more of a connection than this length says. Reading in one is five times as fast as by a stream.
  if (request.headers.has('content-length') && !request.headers.has('transfer-encoding')) {
    const bytes = Buffer.from(await request.arrayBuffer())
    return bytes.length > most ? null : bytes
  }
  if (request.body === null) return new Uint8Array()
  const reader = request.body.getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(parts, length)
    length += value.byteLength
    if (length > most) {
      // The answer is given either way; whether the rest could be called off changes nothing.
      await reader.cancel().catch(() => undefined)
      return null
    }
    parts.push(value)
  }
}

const megabytes = (bytes: number) => bytes / 1_000_000
