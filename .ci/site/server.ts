import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The property that the shop's container sends to. */
export const property = 'G-SHOP12345'
export const container = 'GTM-SHOP1'

/** A page of a site: its source, or where it leads. */
export type SitePages = Readonly<Record<string, string | { readonly to: string }>>

/** The snippet of a container, as Google gives it. */
export const snippet = (id = container, more = '') =>
  `<script>window.dataLayer=window.dataLayer||[];dataLayer.push({'gtm.start':Date.now(),event:'gtm.js'})</script><script src="http://www.googletagmanager.com/gtm.js?id=${id}${more}"></script>`

/** What a container does in its place: hears the data layer, and sends page views and the events of the plan. \`window.fault\` plants a fault into it. */
const runtime = (id: string) => `(() => {
  const fault = window.fault ?? {}
  const to = fault.property ?? (${JSON.stringify(id)} === '${container}' ? '${property}' : 'G-OTHER12345')
  let denied = false
  const url = (name, message) => {
    const query = new URLSearchParams({ v: '2', tid: to, cid: '1.2', dl: location.href, en: fault.rename?.[name] ?? name, gcs: denied ? 'G100' : 'G111' })
    for (const [key, value] of Object.entries(message)) {
      if (key === 'event' || key.startsWith('gtm') || fault.drop?.includes(key)) continue
      if (key === 'currency') query.set('cu', value)
      else query.set((typeof value === 'number' ? 'epn.' : 'ep.') + key, String(value))
    }
    if (fault.down) query.set('down', '1')
    return 'http://www.google-analytics.com/g/collect?' + query
  }
  const hit = (name, message = {}) => {
    const address = url(name, message)
    const send = () => { navigator.sendBeacon(address); if (fault.double === name) navigator.sendBeacon(address) }
    // An unsafe hit waits for longer than any page is open, so that leaving loses it on a slow machine too; a safe one leaves with the click.
    const wait = name === 'page_view' ? fault.wait ?? 0 : fault.unsafe ? 60000 : 0
    if (wait > 0) setTimeout(send, wait)
    else send()
  }
  const take = (message) => {
    if (message?.[0] === 'consent') denied = !fault.deaf && message[2].analytics_storage === 'denied' || (fault.deaf && denied)
    if (message?.[0] === 'consent' && message[1] === 'default') denied = message[2].analytics_storage === 'denied'
    if (message?.event === 'gtm.js' || (message?.event === 'route' && !fault.single)) hit('page_view')
    if (['sign_up', 'purchase'].includes(message?.event)) hit(message.event, message)
    if (message?.event === 'gtm.js' && (location.pathname === '/pricing') !== (fault.misplaced ?? false)) hit('pricing_view')
  }
  const layer = dataLayer
  layer.forEach(take)
  const push = layer.push
  layer.push = function (...all) { const length = push.apply(this, all); all.forEach(take); return length }
})()`

/** Serves every host: the sites by their name before \`.example\`, and the hosts of Google and Meta in their place. */
export async function serveSites(
  sites: Readonly<Record<string, SitePages>>,
): Promise<{ readonly port: number; readonly asked: readonly string[]; readonly close: () => void }> {
  const asked: string[] = []
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'none'}`)
    asked.push(url.href)
    if (url.pathname === '/gtm.js') {
      if (url.searchParams.has('broken')) return response.writeHead(404).end()
      const give = () => response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(runtime(url.searchParams.get('id') ?? ''))
      return url.searchParams.has('slow') ? void setTimeout(give, 2600) : give()
    }
    if (url.pathname === '/g/collect') return response.writeHead(url.searchParams.has('down') ? 500 : 204, { 'Access-Control-Allow-Origin': '*' }).end()
    if (url.pathname === '/tr')
      return response.writeHead(200, { 'Content-Type': 'image/gif' }).end(Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64'))
    const page = sites[url.hostname.replace('.example', '')]?.[url.pathname]
    if (page === undefined) return response.writeHead(404).end()
    if (typeof page === 'object') return response.writeHead(302, { Location: page.to }).end()
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { port: (server.address() as AddressInfo).port, asked, close: () => server.close() }
}
