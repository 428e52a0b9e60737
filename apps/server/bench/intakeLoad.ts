import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ToldEvent } from '@tagmason/domain'
import autocannon from 'autocannon'

export const everything = { account: 'main', project: 'shop', from: 0, to: 4_000_000_000_000, withBots: true }

/** What a server says when it is asked to settle: events that are stored, milliseconds until they were, bytes of memory, seconds of processor so far. */
export interface Figures {
  events: number
  settle: number
  rss: number
  cpu: number
}

export interface Run extends Figures {
  /** Requests with a 202, and how many answers were another. */
  acknowledged: number
  refused: number
  requestsPerSecond: number
  p50: number
  p99: number
}

const agents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
]

/** Requests with so many events each, no two events alike: `[<id>]` is another text in each request. */
function bodies(events: number): string[] {
  return Array.from({ length: 100 }, (_, request) =>
    JSON.stringify({
      events: Array.from({ length: events }, (_, at): ToldEvent => {
        const n = request * events + at
        return {
          name: n % 4 === 0 ? 'add_to_cart' : 'page_view',
          eventId: `[<id>]-${at}`,
          clientId: `client-${n}`,
          userAgent: agents[n % agents.length],
          page: {
            url: `https://shop.example/products/${n % 300}?utm_source=news&utm_campaign=spring`,
            title: `Product ${n % 300}`,
            referrer: 'https://www.google.com/',
          },
          params: { plan: 'pro', position: n % 20, logged_in: n % 2 === 0, value: 19.9, currency: 'EUR' },
          language: 'de-AT',
          screen: '1280x720',
        }
      }),
    }),
  )
}

export interface Server {
  child: ChildProcess
  url: string
}

export async function start(kind: 'intake' | 'triggers' | 'postgres', place: string): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'intakeServer.ts'), [kind, place], {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, UV_THREADPOOL_SIZE: '16' },
  })
  const [url] = (await once(child, 'message')) as [string]
  return { child, url }
}

/** Loads a server for some seconds from 32 connections, and asks what it has. */
export async function load({ child, url }: Server, events: number, seconds: number): Promise<Run> {
  const result = await autocannon({
    url: `${url}/events`,
    method: 'POST',
    connections: 32,
    duration: seconds,
    idReplacement: true,
    headers: { 'content-type': 'application/json' },
    requests: bodies(events).map((body) => ({ body })),
  })
  child.send('settle')
  const [figures] = (await once(child, 'message')) as [Figures]
  return {
    ...figures,
    acknowledged: result['2xx'],
    refused: result.non2xx + result.errors,
    requestsPerSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}

export async function stop({ child }: Server): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}
