import pg from 'pg'
import { z } from 'zod'
import type { Notice } from './database.ts'
import { channel } from './writeRows.ts'

const noticeSchema = z.object({ from: z.string(), account: z.string(), version: z.number(), collections: z.array(z.string()).nullable() })

/** Milliseconds until the next try, from the first on; the last one counts for all after it. */
const pauses = [50, 200, 1_000, 5_000]

/**
 * Hears what other processes commit, by LISTEN on a connection of its own. `hearing(false)` is told when the connection breaks; it is tried again until it stands, then
 * `hearing(true)`. Resolves when it stands for the first time; gives what ends it.
 */
export async function listen(url: string, listener: (notice: Notice) => void, hearing: (on: boolean) => void): Promise<() => Promise<void>> {
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | null = null
  let closed = false
  let failures = 0

  const broke = (broken: pg.Client) => {
    if (client !== broken || closed) return
    client = null
    hearing(false)
    broken.end().catch(() => undefined)
    again()
  }
  const again = () => {
    timer = setTimeout(() => void connect().catch(again), pauses[Math.min(failures++, pauses.length - 1)])
  }
  const connect = async () => {
    const next = new pg.Client({ connectionString: url, application_name: 'tagmason listener', keepAlive: true })
    next.on('error', () => broke(next))
    next.on('end', () => broke(next))
    next.on('notification', ({ payload }) => {
      const notice = noticeSchema.safeParse(parsed(payload))
      if (notice.success) listener(notice.data)
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
    if (closed) return next.end()
    client = next
    failures = 0
    hearing(true)
  }

  await connect()
  return async () => {
    closed = true
    if (timer !== null) clearTimeout(timer)
    await client?.end()
  }
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}
