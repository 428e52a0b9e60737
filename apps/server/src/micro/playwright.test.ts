import type { MeasurementPlan, PlannedEvent } from '@tagmason/domain'
import { loadSentences } from '@tagmason/tracking'
import { chromium, type Page } from 'playwright'
import { afterAll, expect, it } from 'vitest'
import { pinnedPlace } from '../browser/pinned.testing.ts'
import { microHelp } from '../cli/microHelp.ts'
import { serve } from '../serve.ts'
import { serving } from '../serving.testing.ts'
import { microApp } from './app.ts'
import { Judged } from './judged.ts'

const closing: (() => Promise<unknown> | void)[] = []
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

const event = (name: string, parameters: PlannedEvent['parameters']): PlannedEvent => ({
  id: name,
  name,
  kind: 'custom',
  parameters,
  trigger: { type: 'customEvent', event: name },
  keyEvent: false,
  confidence: 100,
  because: { start: 0, end: 0, text: '' },
  repairs: [],
  enabled: true,
})
const plan: MeasurementPlan = {
  goals: '',
  language: 'en',
  audiences: [],
  dashboards: [],
  unmatched: [],
  events: [event('sign_up', [{ name: 'method', type: 'string', example: 'mail', required: true }]), event('order_paid', [])],
}

/** The ways in which Google's script sends: a call by address, also to the host of its signals, several events in the body of one, and a beacon when the page is left. */
const page = `<!doctype html><title>Shop</title><script>
const to = 'https://region1.google-analytics.com/g/collect?v=2&tid=G-AB12CD34EF&cid=1.2&sid=3&dl=' + encodeURIComponent(location.href)
const done = [
  fetch(to.replace('region1.google-analytics', 'analytics.google') + '&en=page_view', { method: 'POST', mode: 'no-cors', keepalive: true }),
  fetch(to, { method: 'POST', mode: 'no-cors', body: 'en=sign_up&ep.method=mail\\r\\nen=not_planned' }),
]
Promise.all(done).then(() => { navigator.sendBeacon(to + '&en=sign_up'); document.title = 'sent' })
</script>`

/** The lines of the help for a Playwright test, as they are. */
const lines = /In a Playwright test[^\n]*\n([\s\S]*?)\n\nIn a Cypress test/.exec(microHelp)?.[1] ?? ''
const AsyncFunction = (async () => undefined).constructor as new (...names: string[]) => (page: Page, process: unknown) => Promise<void>

it("sends a page's hits to the collector with the lines that the help gives for Playwright", { timeout: 120_000 }, async () => {
  const judged = new Judged(plan, await loadSentences('en'))
  const collector = await serve(microApp(judged), { host: '127.0.0.1', port: 0 })
  closing.push(() => collector.close())
  const site = await serving((_, response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(page))
  closing.push(site.close)
  const { program } = await pinnedPlace()
  const browser = await chromium.launch({ ...(program === null ? {} : { executablePath: program }), chromiumSandbox: false })
  closing.push(() => browser.close())
  const tab = await browser.newPage()
  expect(lines).toContain('page.route(')
  await new AsyncFunction('page', 'process', lines)(tab, { env: { TAGMASON_MICRO: collector.address } })
  await tab.goto(`http://127.0.0.1:${site.port}/`)
  await tab.waitForFunction(() => document.title === 'sent')
  await expect.poll(() => judged.good.length + judged.bad.length, { timeout: 10_000 }).toBe(4)
  // The page starts two requests at once: either may arrive first.
  expect(judged.good.map((one) => [one.event, one.format]).toSorted()).toEqual([
    ['page_view', 'gtag'],
    ['sign_up', 'gtag'],
  ])
  expect(judged.bad.map((one) => [one.event, one.problems])).toEqual([
    ['not_planned', ["The plan has no event 'not_planned': add it to the plan, or do not send it."]],
    ['sign_up', ["'method' is missing or empty, and the plan requires it: send it."]],
  ])
  expect(judged.missing()).toEqual(['order_paid'])
})
