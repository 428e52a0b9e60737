import { Window } from 'happy-dom'
import { vi } from 'vitest'

/**
 * A page at `url` whose globals stand where a browser's script looks for them. Its `fetch`, `XMLHttpRequest` and `sendBeacon` keep the rules of browsers: requests to another
 * origin name theirs, and answers that do not allow it are errors. The page has to be http, like the server of a test.
 */
export function openPage(url: string, { title = '', referrer = '' } = {}): Window {
  const page = new Window({ url, width: 1280, height: 720 })
  page.document.title = title
  Object.defineProperty(page.document, 'referrer', { value: referrer })
  const { document, location, history, navigator, localStorage, sessionStorage, screen, XMLHttpRequest, ResizeObserver, HTMLAnchorElement, MutationObserver } =
    page
  const globals = {
    document,
    location,
    history,
    navigator,
    localStorage,
    sessionStorage,
    screen,
    XMLHttpRequest,
    ResizeObserver,
    HTMLAnchorElement,
    MutationObserver,
  }
  for (const [name, value] of Object.entries({ ...globals, window: page, self: page, fetch: page.fetch.bind(page) })) vi.stubGlobal(name, value)
  for (const name of ['addEventListener', 'removeEventListener'] as const) vi.stubGlobal(name, page[name].bind(page))
  return page
}

/** Ends what the page still does, and gives the globals back. */
export async function closePage(page: Window): Promise<void> {
  await page.happyDOM.waitUntilComplete()
  vi.unstubAllGlobals()
  await page.happyDOM.close()
}
