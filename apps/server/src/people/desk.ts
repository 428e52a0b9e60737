import type { Ports } from '@tagmason/engine'
import type { Context } from 'hono'
import type { House } from '../house.ts'
import { addressOf } from './address.ts'
import type { Asking } from './auth/asking.ts'
import { type Authentication, authentication } from './auth/auth.ts'
import { limitsOf } from './limits.ts'
import { siteAddress } from './origin.ts'
import { cookieSecret } from './secret.ts'

/** What the addresses of the entrance share. */
export interface Desk {
  house: Pick<House, 'settings' | 'records'>
  auth: Authentication
  limits: ReturnType<typeof limitsOf>
  askingOf(c: Context, code?: string): Asking
  /** Whether the page that asks came over https, as far as those in front of this server can be believed. */
  isHttps(c: Context): boolean
}

export async function openDesk(house: Desk['house'], ports: Pick<Ports, 'now' | 'id' | 'passwords'>): Promise<Desk> {
  const { settings, records } = house
  const isHttps = (c: Context) => {
    if (settings.publicUrl !== null) return settings.publicUrl.startsWith('https:')
    const forwarded = settings.proxies === 0 ? undefined : c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim()
    return (forwarded ?? new URL(c.req.url).protocol.replace(':', '')) === 'https'
  }
  return {
    house,
    auth: authentication({ records, ports, secret: await cookieSecret(records.pool) }),
    limits: limitsOf(records.pool),
    isHttps,
    askingOf: (c, code) => ({
      from: addressOf(c, settings.proxies),
      code,
      origin: siteAddress(settings),
    }),
  }
}
