import type { MiddlewareHandler } from 'hono'
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
  }
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
