/**
 * What a check needs of a browser: the part of Playwright's `Browser` that it calls, so that this package brings no browser along. A Chromium of `playwright-core` or
 * `playwright` fits as it is.
 */
export interface SiteBrowser {
  newContext(options: SiteContextOptions): Promise<SiteContext>
  /** Chromium alone has it; needed where requests have to be allowed. */
  newBrowserCDPSession?(): Promise<SiteSession>
}

/** How the visitor's browser is set up. */
export interface SiteContextOptions {
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly locale?: string
  readonly timezoneId?: string
  readonly userAgent?: string
  /** A proxy that all requests go through, such as one that connects to checked addresses alone. */
  readonly proxy?: { readonly server: string; readonly bypass?: string }
  readonly serviceWorkers?: 'allow' | 'block'
  readonly ignoreHTTPSErrors?: boolean
  readonly extraHTTPHeaders?: Record<string, string>
}

/** A session of the Chrome DevTools Protocol. */
export interface SiteSession {
  on(event: 'Fetch.requestPaused', listener: (paused: { requestId: string; request: { url: string } }) => void): unknown
  send(method: 'Fetch.enable', params: { patterns: { urlPattern: string }[] }): Promise<unknown>
  send(method: 'Fetch.continueRequest', params: { requestId: string }): Promise<unknown>
  send(method: 'Fetch.failRequest', params: { requestId: string; errorReason: 'BlockedByClient' }): Promise<unknown>
  detach(): Promise<void>
}

export interface SiteContext {
  newPage(): Promise<SitePage>
  exposeBinding(name: string, callback: (source: { frame: SiteFrame }, text: string) => void): Promise<unknown>
  addInitScript(script: { content: string }): Promise<unknown>
  on(event: 'request' | 'requestfinished' | 'requestfailed', listener: (request: SiteRequest) => void): unknown
  on(event: 'page', listener: (page: SitePage) => void): unknown
  on(event: 'response', listener: (response: { request(): SiteRequest; status(): number }) => void): unknown
  close(): Promise<void>
}

export interface SiteRequest {
  url(): string
  method(): string
  headers(): Record<string, string>
  postData(): string | null
  resourceType(): string
  isNavigationRequest(): boolean
  frame(): SiteFrame
  failure(): { errorText: string } | null
  redirectedFrom(): SiteRequest | null
  timing(): { responseEnd: number }
  sizes(): Promise<{ responseBodySize: number; responseHeadersSize: number }>
}

export interface SiteFrame {
  parentFrame(): SiteFrame | null
  url(): string
  evaluate<Result>(script: string): Promise<Result>
}

export interface SiteLocator {
  first(): SiteLocator
  or(other: SiteLocator): SiteLocator
  click(options: { timeout: number }): Promise<void>
  dispatchEvent(type: string, init: undefined, options: { timeout: number }): Promise<void>
  fill(value: string, options: { timeout: number }): Promise<void>
  selectOption(value: string, options: { timeout: number }): Promise<unknown>
}

export interface SitePage {
  on(event: 'framenavigated', listener: (frame: SiteFrame) => void): unknown
  goto(url: string, options: { waitUntil: 'load'; timeout: number }): Promise<unknown>
  goBack(options: { waitUntil: 'load'; timeout: number }): Promise<unknown>
  url(): string
  evaluate<Result>(script: string): Promise<Result>
  frames(): SiteFrame[]
  mainFrame(): SiteFrame
  locator(selector: string): SiteLocator
  frameLocator(selector: string): { locator(selector: string): SiteLocator }
  keyboard: { press(key: string): Promise<void> }
  screenshot(options: { type: 'jpeg'; quality: number; timeout: number }): Promise<Uint8Array>
  waitForTimeout(ms: number): Promise<void>
}
