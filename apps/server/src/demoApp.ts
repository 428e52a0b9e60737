import { randomBytes } from 'node:crypto'
import { defaultPolicy } from '@tagmason/domain'
import { createWorkspace, type Ports } from '@tagmason/engine'
import { Hono } from 'hono'
import { createApp } from './app.ts'
import type { Who } from './door/door.ts'
import { newsOf } from './door/news.ts'
import { rememberedInMemory } from './door/remembered.ts'
import { addressOf } from './people/address.ts'
import { demonstration } from './people/demo.ts'
import type { DemoLimits } from './people/demoCopies.ts'
import type { EntranceState } from './people/routes.ts'
import { sameSite } from './people/sameSite.ts'
import type { Settings } from './settings.ts'

/** The world around the engine; simulations and large work are those of an address, because anybody has as many accounts here as they ask for. */
type DemoPorts = Ports & { simulateFor?(sender: string): NonNullable<Ports['simulate']>; apartFor?(sender: string): NonNullable<Ports['apart']> }

/** The addresses of a demonstration: nothing is kept on disk, and nothing is collected. */
export function demoApp(settings: Settings, { simulateFor, apartFor, ...ports }: DemoPorts, webFolder: string | null, limits?: DemoLimits): Hono {
  const demo = demonstration((c) => addressOf(c, settings.proxies), Date.now, limits)
  const news = newsOf(demo.records, randomBytes(6).toString('base64url'))
  demo.onEnd(news.forget)
  return createApp({
    house: {
      settings,
      workspace: ({ account, member, ip }) =>
        createWorkspace({
          store: demo.records.of(account),
          ports: {
            ...ports,
            ...(simulateFor === undefined ? {} : { simulate: simulateFor(ip) }),
            ...(apartFor === undefined ? {} : { apart: apartFor(ip) }),
          },
          member,
          from: ip,
        }),
    },
    who: demo.who,
    sameSite: sameSite(settings),
    news,
    remembered: rememberedInMemory(),
    webFolder,
    more: [begun(demo.who), entrance()],
  })
}

/** What the entrance asks before anything else: here everybody is in. */
const entrance = () =>
  new Hono().get('/api/auth/state', (c) =>
    c.json(
      { mode: 'demo', signedIn: true, setup: false, brand: {}, passwordMinLength: defaultPolicy.passwordMinLength, mails: false } satisfies EntranceState,
      200,
      { 'Cache-Control': 'no-store' },
    ),
  )

/** The page itself brings the cookie, so that the questions it then asks all at once come from one visitor. */
function begun(who: Who): Hono {
  const app = new Hono()
  app.use('*', async (c, next) => {
    if (c.req.method === 'GET' && (c.req.header('Accept') ?? '').includes('text/html')) await who(c)
    await next()
  })
  return app
}
