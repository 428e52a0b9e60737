import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

/**
 * What every answer tells browsers: scripts and styles of this origin only, none inline; in nobody's frame; no address sent on. React sets styles through the
 * document's own interface, which needs no `unsafe-inline`.
 */
export function securityHeaders(https: boolean): MiddlewareHandler {
  const headers = policies(https)
  return async (c, next) => {
    await headers(c, next)
    // The tracker's script and the pixels of clients are for pages of other sites, and say so themselves: a browser would refuse them there.
    if (!c.res.headers.has(resourcePolicy)) c.res.headers.set(resourcePolicy, 'same-origin')
  }
}

const resourcePolicy = 'Cross-Origin-Resource-Policy'

const policies = (https: boolean) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
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
