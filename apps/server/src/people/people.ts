import { type Ports, slowPasswords } from '@tagmason/engine'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { Who } from '../door/door.ts'
import type { House } from '../house.ts'
import { log } from '../log.ts'
import { addressOf } from './address.ts'
import { endLinks } from './auth/sessionRows.ts'
import { userId } from './auth/users.ts'
import { openDesk } from './desk.ts'
import { modeOf } from './mode.ts'
import { entranceRoutes } from './routes.ts'
import { sameSite } from './sameSite.ts'
import { keepSession, type SignedIn, signedIn } from './sessions.ts'
import { localWho } from './who.ts'

/** Who may come in, and how. */
export interface People {
  /** Tells who asks; null for nobody, who is to sign in first. Asked for each request; `quiet` ones are no use of a session. */
  who: Who
  /** Refuses a request that changes something and does not come from a page of this site. For everything that a session opens. */
  sameSite: MiddlewareHandler
  /** `/api/auth/…`, to be mounted at the root. */
  routes: Hono
  /** To be called after an act of a member went well: one who changed their own password stays signed in where they did. */
  acted(c: Context, act: string): Promise<void>
  /** Waits for what is done after its answer. */
  close(): Promise<void>
}

/** Opens the entrance of a house. Made once, at the start. */
export async function openPeople(
  house: Pick<House, 'settings' | 'records'>,
  ports: Pick<Ports, 'now' | 'id' | 'passwords'> = { now: () => new Date(), id: () => crypto.randomUUID(), passwords: slowPasswords() },
): Promise<People> {
  const { settings, records } = house
  const desk = await openDesk(house, ports)
  const local = localWho(house)
  const atWork = new Set<Promise<unknown>>()
  const known = new WeakMap<Context, SignedIn>()

  const signed = async (c: Context, quiet: boolean) => {
    const found = await signedIn(desk.auth, records, c, addressOf(c, settings.proxies), desk.isHttps(c), quiet)
    if (found !== null) known.set(c, found)
    return found
  }
  const later = (work: Promise<unknown>) => {
    const kept = work
      .catch((error: unknown) => log.error({ error: error instanceof Error ? error.stack : String(error) }, 'what was to be done after an answer failed'))
      .finally(() => atWork.delete(kept))
    atWork.add(kept)
  }

  return {
    async who(c, quiet = false) {
      if ((await modeOf(settings, records)) === 'local') return local(c)
      const found = await signed(c, quiet)
      return found === null ? null : { account: found.account, member: found.member, ip: found.ip, signedIn: true }
    },
    sameSite: sameSite(settings),
    routes: entranceRoutes(desk, (c) => signed(c, true), later),
    async acted(c, act) {
      const visitor = known.get(c)
      if (visitor === undefined) return
      if (act === 'settings.changePassword') await keepSession(desk.auth, records, visitor)
      // What was sent to another address opens nothing either.
      if (act === 'settings.changePassword' || act === 'settings.confirmEmail') await endLinks(records.pool, userId(visitor.account, visitor.member.id))
    },
    async close() {
      await Promise.all(atWork)
    },
  }
}
