import { Hono } from 'hono'
import { formats } from '../intake/formats/formats.ts'
import { bodyReader, type BodyReader } from '../intake/reader.ts'
import { readSettings } from '../settings.ts'
import type { Judged } from './judged.ts'

/** Any key and any name of a site is good: there is one plan. */
const site = { account: 'main', project: 'micro', trusted: true }

/** Reads bodies as the server does, and tells of what cannot be read, which never reaches an intake. */
function telling(judged: Judged): BodyReader {
  const reader = bodyReader()
  return {
    ...reader,
    async told(request, head, route, sender) {
      const read = await reader.told(request, head, route, sender)
      if ('told' in read) for (const fault of read.told.faults) judged.unreadable(read.told.format, fault, Date.now())
      else if ('message' in read) judged.unreadable('', { at: 0, field: '', message: read.message }, Date.now())
      return read
    },
  }
}

/** The collector of `tagmason-server micro`: the addresses of all formats, and what came under `/good`, `/bad`, `/missing` and `/report.junit.xml`. */
export function microApp(judged: Judged): Hono {
  const app = new Hono()
  const of = (list: typeof judged.good, event: string | undefined) => (event === undefined ? list : list.filter((one) => one.event === event))
  app.get('/', (c) => c.json({ good: judged.good.length, bad: judged.bad.length, missing: judged.missing().length }))
  app.get('/good', (c) => c.json(of(judged.good, c.req.query('event'))))
  app.get('/bad', (c) => c.json(of(judged.bad, c.req.query('event'))))
  app.get('/missing', (c) => c.json(judged.missing()))
  app.on(['GET', 'POST'], '/reset', (c) => {
    judged.reset()
    return c.json({ good: 0, bad: 0 })
  })
  app.get('/report.junit.xml', (c) => c.body(judged.junit(), 200, { 'Content-Type': 'application/xml; charset=utf-8' }))
  app.route('/', formats({ settings: readSettings({}), intake: judged.intake(), siteOf: () => Promise.resolve(site), bodies: telling(judged) }))
  return app
}
