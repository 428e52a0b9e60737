import type { SiteBrowser, SiteContext, SiteSession } from './browser.ts'
import { withoutSockets } from './pageScript.ts'

/** Requests that were refused, by their site. */
export interface Guard {
  readonly refused: ReadonlySet<string>
  guardContext(context: SiteContext): Promise<void>
  end(): Promise<void>
}

/**
 * Asks `allow` before each request of the browser leaves. Playwright's own routes see no redirects and no workers, so the session of the whole browser is asked: there, Chromium
 * stops each request and each redirect of every page, frame and worker.
 * @throws Error where the browser is no Chromium
 */
export async function guardRequests(browser: SiteBrowser, allow: (url: string) => boolean | Promise<boolean>): Promise<Guard> {
  if (browser.newBrowserCDPSession === undefined) throw new Error('Requests can be allowed one by one in Chromium alone: start Chromium.')
  const session: SiteSession = await browser.newBrowserCDPSession()
  const refused = new Set<string>()
  const answer = async (requestId: string, url: string) => {
    let allowed = false
    try {
      allowed = await allow(url)
    } catch {
      // What cannot be judged is not asked for.
    }
    if (!allowed) refused.add(URL.canParse(url) ? new URL(url).origin : url)
    try {
      await (allowed ? session.send('Fetch.continueRequest', { requestId }) : session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' }))
    } catch {
      // The page was left meanwhile.
    }
  }
  session.on('Fetch.requestPaused', ({ requestId, request }) => void answer(requestId, request.url))
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] })
  return {
    refused,
    guardContext: async (context) => void (await context.addInitScript({ content: withoutSockets })),
    end: () => session.detach(),
  }
}
