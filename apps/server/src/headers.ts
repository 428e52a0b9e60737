import type { Context, MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/**
 * What every answer tells browsers: scripts and styles of this origin only, none inline; in nobody's frame; no address sent on. React sets styles through the
 * document's own interface, which needs no `unsafe-inline`.
 */
export function securityHeaders(https: boolean): MiddlewareHandler {
  const [headers, readersHeaders] = [policies(https, []), policies(https, ["'wasm-unsafe-eval'"])]
  return async (c, next) => {
    await (pictureReader.test(c.req.path) ? readersHeaders : headers)(c, next)
    // The tracker's script and the pixels of clients are for pages of other sites, and say so themselves: a browser would refuse them there.
    if (!c.res.headers.has(resourcePolicy)) c.res.headers.set(resourcePolicy, 'same-origin')
    const frames = linked.get(c)
    if (frames !== undefined) asLinked(c.res.headers, frames)
  }
}

const linked = new WeakMap<Context, readonly string[]>()

/**
 * Marks an answer that whoever has its address may have: nothing keeps it, lists it or tells its address on, and pages of these hosts show it in a frame, by https, where
 * there are any.
 */
export const markLinked = (c: Context, frames: readonly string[] = []) => void linked.set(c, frames)

function asLinked(headers: Headers, frames: readonly string[]): void {
  headers.set('Cache-Control', 'no-store')
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('X-Robots-Tag', 'noindex')
  const sites = frames.filter((host) => /^[a-z0-9*.-]+$/i.test(host)).map((host) => `https://${host}`)
  if (sites.length === 0) return
  headers.set('Content-Security-Policy', (headers.get('Content-Security-Policy') ?? '').replace("frame-ancestors 'none'", `frame-ancestors ${sites.join(' ')}`))
  // It knows no lists of sites.
  headers.delete('X-Frame-Options')
}

/** The worker that reads pictures runs WebAssembly. A worker has the policy that its own script comes with, so that no page may. */
const pictureReader = /^\/assets\/pictureWorker-[\w-]+\.js$/

const resourcePolicy = 'Cross-Origin-Resource-Policy'

const policies = (https: boolean, ofScripts: readonly string[]) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...ofScripts],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    strictTransportSecurity: https ? 'max-age=31536000; includeSubDomains' : false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
  })
