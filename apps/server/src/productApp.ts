import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import { publicApi } from './api/publicApi.ts'
import { createApp } from './app.ts'
import { newsOf } from './door/news.ts'
import { rememberedIn } from './door/remembered.ts'
import type { openHouse } from './openHouse.ts'
import { hooks } from './hooks/hooks.ts'
import { formats } from './intake/formats/formats.ts'
import { readingIn } from './intake/readingIn.ts'
import type { People } from './people/people.ts'
import { planScript } from './planScript.ts'
import { roomFor } from './room.ts'
import { scripts } from './scripts.ts'
import { sharedPages } from './shares/sharedPages.ts'

export interface Folders {
  /** The built web app. */
  web: string
  /** The built scripts of the tracker. */
  tracker: string
}

/** All addresses of a server that keeps what is done: sign-in, the public API, what clients send, the door and the web app. */
export async function productApp(house: Awaited<ReturnType<typeof openHouse>>, people: People, folders: Folders): Promise<Hono> {
  const { settings, records, desk, events, intake, bodies } = house
  return createApp({
    house,
    who: people.who,
    acted: people.acted,
    sameSite: people.sameSite,
    room: roomFor(settings.data),
    news: newsOf(records, randomBytes(6).toString('base64url')),
    remembered: rememberedIn(records.pool),
    webFolder: folders.web,
    more: [
      readingIn(house.isReadingIn),
      people.routes,
      sharedPages(house),
      hooks(house),
      publicApi({ desk, events, intake, bodies, workspaceOf: house.workspace, proxies: settings.proxies }),
      formats(house),
      await scripts(folders.tracker),
      await planScript(folders.tracker, house),
    ],
  })
}
