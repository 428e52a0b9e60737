import { randomBytes } from 'node:crypto'
import { sampleOwner } from '@tagmason/engine'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Who } from '../door/door.ts'
import { demoCopies, type DemoLimits } from './demoCopies.ts'
import { networkOf } from './limits.ts'

const cookie = 'tagmason_demo'

/**
 * Demonstration: every visitor is the owner of a private copy of the sample workspace, which is forgotten an hour after they were last seen. A cookie tells them
 * apart; it holds nothing but chance.
 */
export function demonstration(ipOf: (c: Context) => string, now: () => number = Date.now, limits?: DemoLimits) {
  const copies = demoCopies(now, limits)

  const who: Who = async (c, quiet = false) => {
    copies.sweep()
    const [given, ip] = [getCookie(c, cookie), ipOf(c)]
    const known = given !== undefined && copies.has(given)
    if (known && quiet) return { account: given, member: sampleOwner, ip }
    const account = known ? given : randomBytes(18).toString('base64url')
    copies.visit(account, networkOf(ip))
    setCookie(c, cookie, account, { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 3600, secure: new URL(c.req.url).protocol === 'https:' })
    return { account, member: sampleOwner, ip }
  }

  return {
    who,
    records: { of: (account: string) => copies.storeOf(account) ?? copies.visit(account, '') },
    /** Tells of copies that were forgotten. */
    onEnd: copies.onEnd,
    size: copies.size,
  }
}
