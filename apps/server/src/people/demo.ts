import { randomBytes } from 'node:crypto'
import { memoryStore, type RecordStore, sampleOwner, sampleSeed, sharedStore } from '@tagmason/engine'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Who } from '../door/door.ts'

const hour = 3_600_000
const cookie = 'tagmason_demo'

/** As many copies as there are at a time: a flood of visitors ends the oldest ones, not the server. */
const mostCopies = 500

/**
 * Demonstration: every visitor is the owner of a private copy of the sample workspace, which is forgotten an hour after they were last seen. A cookie tells them
 * apart; it holds nothing but chance.
 */
export function demonstration(ipOf: (c: Context) => string, now: () => number = Date.now) {
  const seed = sampleSeed()
  const copies = new Map<string, { store: RecordStore; seen: number }>()
  const ended = new Set<(account: string) => void>()

  const end = (account: string) => {
    copies.delete(account)
    for (const listener of ended) listener(account)
  }
  const sweep = () => {
    for (const [account, { seen }] of copies) if (seen <= now() - hour) end(account)
    // They stand in the order in which they were last seen.
    for (const account of [...copies.keys()].slice(0, Math.max(0, copies.size - mostCopies))) end(account)
  }
  const copyOf = (account: string) => {
    const store = copies.get(account)?.store ?? sharedStore(memoryStore(seed))
    copies.delete(account)
    copies.set(account, { store, seen: now() })
    return store
  }

  const who: Who = async (c, quiet = false) => {
    sweep()
    const given = getCookie(c, cookie)
    const known = given !== undefined && copies.has(given)
    if (known && quiet) return { account: given, member: sampleOwner, ip: ipOf(c) }
    const account = known ? given : randomBytes(18).toString('base64url')
    copyOf(account)
    setCookie(c, cookie, account, { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 3600, secure: new URL(c.req.url).protocol === 'https:' })
    return { account, member: sampleOwner, ip: ipOf(c) }
  }

  return {
    who,
    records: { of: (account: string) => copies.get(account)?.store ?? copyOf(account) },
    /** Tells of copies that were forgotten. */
    onEnd: (listener: (account: string) => void) => void ended.add(listener),
    size: () => copies.size,
  }
}
