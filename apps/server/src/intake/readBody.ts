import { readSent } from '@tagmason/engine'
import type { Refused } from './body.ts'
import { debugAnswer } from './formats/ga4Debug.ts'
import { mostEvents, routes, textOf, type Told, TooMuch, type WireRequest } from '@tagmason/tracking/wire'
import { measure, tooMuchOf } from './measure.ts'

/** A request without its body. */
export type Head = Omit<WireRequest, 'body'>

/** What a body is to be read as: a format's request by the place of its route, events of the public API, or a hit that Google's debug address is asked about. */
export type ReadAs = { as: 'format'; route: number; head: Head } | { as: 'api' } | { as: 'debug'; now: number }

export type Sent = Awaited<ReturnType<typeof readSent>>

/** What was read. */
export type Read = { as: 'format'; told: Told } | { as: 'api'; sent: Sent } | { as: 'debug'; text: string }

/** Measures and reads a body that is unpacked. Takes as long as the body makes it, and throws for nothing that is in it. */
export async function readBody(bytes: Uint8Array, how: ReadAs): Promise<Read | Refused> {
  // The public API says itself how many events are too many, and where a body is too deep.
  const refused = how.as === 'api' ? null : tooMuchOf(measure(bytes), mostEvents)
  if (refused !== null) return refused
  try {
    if (how.as === 'debug') return { as: 'debug', text: JSON.stringify(await debugAnswer(textOf(bytes), how.now)) }
    if (how.as === 'api') return { as: 'api', sent: await readSent(textOf(bytes)) }
    return { as: 'format', told: toldBy(how, bytes) }
  } catch (error) {
    if (error instanceof TooMuch) return { status: 413, message: error.message }
    // Text inside of text is not measured before; what is nested too deep there overflows the stack.
    if (error instanceof RangeError) return { status: 400, message: 'The body is nested too deep to be read: send events whose parameters are flat.' }
    throw error
  }
}

function toldBy({ route, head }: Extract<ReadAs, { as: 'format' }>, body: Uint8Array): Told {
  const decode = routes[route]?.decode
  if (decode === undefined) throw new Error(`There is no route ${route}.`)
  return decode({ ...head, body })
}
