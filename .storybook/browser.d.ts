/** What Playwright needs to start the pinned browser. */
export interface PinnedBrowser {
  executablePath?: string
  env: Record<string, string>
  args: string[]
}
/**
 * The browser of every story, picture and flow: the headless shell that comes inside an npm package, so that its version stands in the lock file and a bare Debian needs
 * nothing from outside. The package unpacks its libraries on Lambda only and into a shared temporary file, so it is unpacked here instead, once, under node_modules/.cache.
 * On other systems Playwright's own Chromium is used (`npx playwright install --only-shell chromium`).
 */
export declare function pinnedBrowser(): Promise<PinnedBrowser>
