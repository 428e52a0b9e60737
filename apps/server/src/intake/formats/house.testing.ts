import { serve } from '@hono/node-server'
import type { ToldEvent } from '@tagmason/domain'
import { vi } from 'vitest'
import { readSettings } from '../../settings.ts'
import type { Arrival, Taken } from '../intake.ts'
import type { Site, SiteHint } from '../siteOf.ts'
import { formats } from './formats.ts'

/** An event as it reached the intake. */
export interface Arrived {
  event: ToldEvent
  arrival: Arrival
}

/** A server of the formats alone, on a free port, whose intake keeps in a list what it is given. */
export interface TestHouse {
  /** `http://127.0.0.1:43210`, and the same without scheme. */
  url: string
  host: string
  arrived: Arrived[]
  /** What the intake answers instead of taking, while set. */
  refuse: Taken | null
  /** The first `count` events, as soon as they are here. */
  first(count: number): Promise<Arrived[]>
  close(): Promise<void>
}

const shop = { account: 'main', project: 'shop' }

/** The sites there are: a public key and name of one project, its secret key, and another project. */
export const testSites: Readonly<Record<string, Site>> = {
  shop: { ...shop, trusted: false },
  'shop.example': { ...shop, trusted: false },
  'G-AB12CD34EF': { ...shop, trusted: false },
  atk_site_shop: { ...shop, trusted: false },
  atk_live_shop: { ...shop, trusted: true },
  blog: { account: 'main', project: 'blog', trusted: false },
  atk_live_blog: { account: 'main', project: 'blog', trusted: true },
}

export async function openTestHouse(): Promise<TestHouse> {
  const arrived: Arrived[] = []
  const intake = {
    take: (events: readonly ToldEvent[], arrival: Arrival) => {
      if (house.refuse !== null) return Promise.resolve(house.refuse)
      arrived.push(...events.map((event) => ({ event, arrival })))
      return Promise.resolve({ accepted: events.length, faults: [], kept: events.map(({ name }, at) => ({ at, name, isBot: false })) })
    },
    flush: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
  const siteOf = ({ id, host }: SiteHint) => Promise.resolve(host === 'taken.example' ? null : (testSites[id] ?? null))
  const { fetch } = formats({ settings: readSettings({}), intake, siteOf })
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const opened = serve({ fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(opened))
  })
  const address = server.address()
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const house: TestHouse = {
    url: `http://${host}`,
    host,
    arrived,
    refuse: null,
    first: async (count) => {
      await vi.waitUntil(() => arrived.length >= count, { timeout: 10_000, interval: 5 })
      return arrived.slice(0, count)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        // Clients keep their connections for a next request that never comes.
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
  return house
}

/** Without what is not set, so that a test names all that is. */
export function said(event: ToldEvent | undefined): Record<string, unknown> {
  return JSON.parse(JSON.stringify(event ?? null)) as Record<string, unknown>
}
