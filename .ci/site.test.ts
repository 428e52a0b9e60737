import type { MeasurementPlan } from '@tagmason/domain'
import { containerFromPlan, crawlReport, pageTags } from '@tagmason/tracking'
import { checkSite } from '@tagmason/tracking/site'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pinnedBrowser } from '../.storybook/browser.ts'
import { cases, frames, type SiteCase } from './site/cases.ts'
import { container as id, property, serveSites, snippet } from './site/server.ts'

type Planned = MeasurementPlan['events'][number]
const planned = (name: string, trigger: Planned['trigger'], parameters: Planned['parameters'] = []): Planned => ({
  id: name,
  name,
  kind: 'custom',
  parameters,
  trigger,
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
  events: [
    planned('sign_up', { type: 'customEvent', event: 'sign_up' }, [{ name: 'method', type: 'string', example: 'mail', required: true }]),
    planned('purchase', { type: 'customEvent', event: 'purchase' }, [
      { name: 'value', type: 'number', example: 10, required: true },
      { name: 'currency', type: 'string', example: 'EUR', required: true },
      { name: 'transaction_id', type: 'string', example: 'T-1', required: true },
    ]),
    planned('pricing_view', { type: 'pageview', conditions: [{ subject: 'pagePath', is: 'equals', value: '/pricing' }] }),
  ],
}
const written = containerFromPlan(plan, { measurementId: property, consent: 'none' })
const container = { ...written, containerVersion: { ...written.containerVersion, container: { ...written.containerVersion.container, publicId: id } } }

const sites = {
  ...frames,
  ...Object.fromEntries(
    cases.flatMap(({ faulty, clean }, at) => [
      [`faulty${at}`, faulty],
      [`clean${at}`, clean],
    ]),
  ),
  redirected: {
    '/': `<img src="http://redirected.example/away"><script>new Image().src='http://private.example/direct'</script>`,
    '/away': { to: 'http://private.example/secret' },
  },
}
let served: Awaited<ReturnType<typeof serveSites>>
let browser: Browser
const launch = async () => {
  const { executablePath, env, args } = await pinnedBrowser()
  const switches = [...args, `--host-resolver-rules=MAP * 127.0.0.1:${served.port}`]
  return chromium.launch({ ...(executablePath === undefined ? {} : { executablePath }), env, args: switches })
}
beforeAll(async () => {
  served = await serveSites(sites)
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  served?.close()
})

const found = async (site: string, { journey, from = '/', pace }: SiteCase) => {
  const url = `http://${site}.example${from}`
  const usual = { quiet: 250, consent: 400, firstHit: 1500, element: 6000, step: 8000 }
  const { findings } = await checkSite({
    url,
    browser,
    now: Date.now,
    plan,
    container,
    pace: { ...usual, ...pace },
    ...(journey === undefined ? {} : { journey }),
  })
  // A journey that does not come to an event of the plan says so of the clean twin too.
  return [...new Set(findings.filter(({ kind }) => kind !== 'notSeen').map(({ kind, event }) => `${kind} ${event}`))].toSorted()
}

describe('a check of a site', { concurrent: true }, () => {
  it.each(cases.map((one, at) => [one.name, one, at] as const))('finds %s, and nothing on its clean twin', async (_, one, at) => {
    const [faulty, clean] = await Promise.all([found(`faulty${at}`, one), found(`clean${at}`, one)])
    expect({ faulty, clean }).toEqual({ faulty: one.finds, clean: [] })
  })
})

it('lets no request leave that is not allowed, also behind a redirect', async () => {
  const own = await launch()
  try {
    const { open } = await checkSite({
      url: 'http://redirected.example/',
      browser: own,
      now: Date.now,
      allow: (url) => !url.includes('private'),
      pace: { quiet: 300, consent: 200 },
    })
    expect(served.asked.filter((url) => url.includes('redirected'))).toContain('http://redirected.example/away')
    expect(served.asked.filter((url) => url.includes('private'))).toEqual([])
    expect(JSON.stringify(open)).toContain('http://private.example')
  } finally {
    await own.close()
  }
})

it('finds in the source of the pages what a crawl can see', () => {
  const crawled = cases.flatMap(({ faulty }, at) =>
    Object.entries(faulty).flatMap(([path, page]) => (typeof page === 'string' ? [{ url: `faulty${at}${path}`, status: 200, tags: pageTags(page) }] : [])),
  )
  const kinds = (name: string) => {
    const at = cases.findIndex((one) => one.name === name)
    return crawlReport(crawled, id)
      .findings.filter(({ page }) => page.startsWith(`faulty${at}/`))
      .map(({ kind }) => kind)
  }
  expect(kinds('a page without the container')).toEqual(['lacks'])
  expect(kinds('another container')).toEqual(['other'])
  expect(kinds('its container twice')).toEqual(['twice'])
  expect(kinds('a second container')).toEqual(['twice'])
  expect(kinds('a name with a slip')).toEqual([])
  expect(pageTags(snippet()).containers).toEqual([id])
})
