import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runInThisContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import type { MeasurementPlan, PlannedEvent, TrackerRule } from '@tagmason/domain'
import { containerFromPlan, simulate, trackerRules } from '@tagmason/tracking'
import fc from 'fast-check'
import { rolldown } from 'rolldown'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { closePage, openPage } from './intake/formats/browser.testing.ts'
import { planScript } from './planScript.ts'
import { anyEvents, anyVisit, type Done, markupOf, stepOf } from './planScript.testing.ts'

const source = fileURLToPath(new URL('../../../packages/tracker/src/plan.ts', import.meta.url))
let code = ''
beforeAll(async () => {
  const bundle = await rolldown({ input: source, platform: 'browser' })
  code = (await bundle.generate({ format: 'iife', minify: true })).output[0].code
})

interface Sent {
  name: string
  params: Record<string, unknown>
}
const planOf = (events: PlannedEvent[]): MeasurementPlan => ({ goals: '', language: 'en', events, audiences: [], dashboards: [], unmatched: [] })
const start = 'https://shop.example/a?x=1'

/** What the tags of the plan's container send in a visit, as the simulator says, step by step. */
async function simulated(plan: MeasurementPlan, visit: readonly Done[]): Promise<Sent[][]> {
  const file = containerFromPlan(plan, { measurementId: 'G-TEST12345', consent: 'none' })
  const { steps } = await simulate(file, [{ type: 'pageLoad', url: start, title: 'A' }, ...visit.map(stepOf)])
  return steps.map(({ events }) =>
    events.flatMap(({ dataLayer, tags }) =>
      tags.flatMap(({ type, outcome, parameters }) => {
        if (type !== 'gaawe' || outcome !== 'fired') return []
        const values = new Map(parameters.map(({ key, value }) => [key, value.known ? value.value : undefined]))
        const own = parameters.flatMap(({ key, value }) => {
          const name = /^eventSettings(?:Table|Variable)\.(.+)$/.exec(key)?.[1]
          return name === undefined || !value.known ? [] : [[name, value.value] as const]
        })
        const shop = values.get('sendEcommerceData') === true ? ((dataLayer as { ecommerce?: object }).ecommerce ?? {}) : {}
        return [{ name: String(values.get('eventName')), params: { ...shop, ...Object.fromEntries(own) } }]
      }),
    ),
  )
}

/** What the tracker's script sends in the same visit to a page. */
async function tracked(rules: TrackerRule[], visit: readonly Done[]): Promise<Sent[][]> {
  vi.useFakeTimers()
  const page = openPage(start.replace('https', 'http'), { title: 'A' })
  // The page of a test has to be http, the plan's address does not.
  const steps: Sent[][] = [[]]
  const tagmason = Object.assign((name: string, params: object) => void steps.at(-1)?.push(JSON.parse(JSON.stringify({ name, params })) as Sent), {
    plan: rules,
  })
  let depth = 0
  for (const [name, value] of Object.entries({ tagmason, Element: page.Element, dataLayer: [], innerHeight: 0, scrollY: 0 })) vi.stubGlobal(name, value)
  Object.defineProperty(page.document.documentElement, 'scrollHeight', { value: 1000 })
  Object.defineProperty(page.document, 'readyState', { value: 'interactive' })
  runInThisContext(code)
  for (const done of visit) {
    steps.push([])
    if (done.does === 'press' || done.does === 'submit') {
      page.document.body.innerHTML = markupOf(done.what)
      const target = page.document.querySelector(done.does === 'press' ? '.inner' : 'form')
      page.document.body.firstElementChild?.addEventListener(done.does === 'press' ? 'click' : 'submit', (event) => event.preventDefault())
      target?.dispatchEvent(
        done.does === 'press'
          ? new page.MouseEvent('click', { bubbles: true, cancelable: true })
          : new page.Event('submit', { bubbles: true, cancelable: true }),
      )
    } else if (done.does === 'push') (globalThis as unknown as { dataLayer: unknown[] }).dataLayer.push(done.data)
    else if (done.does === 'go') page.history.pushState({}, '', done.to)
    else if (done.does === 'wait') vi.advanceTimersByTime(done.ms)
    else {
      depth = done.percent
      vi.stubGlobal('scrollY', depth * 10 - 1)
      page.dispatchEvent(new page.Event('scroll'))
    }
  }
  vi.useRealTimers()
  await closePage(page)
  return steps
}

/** Numbers and texts are one in an address; the page of the test is http. What is empty of a data layer that is missing is not sent. */
const comparable = (steps: Sent[][]) =>
  steps.map((sent) =>
    sent
      .map(
        ({ name, params }) =>
          `${name} ${JSON.stringify(
            Object.entries(params)
              .filter(([, value]) => value !== undefined)
              .sort(),
          ).replaceAll('https://shop', 'http://shop')}`,
      )
      .sort(),
  )

describe('the plan in the tracker', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is at most 2 KB beside the tracker', () => {
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(2048)
  })

  it('sends a call, a download and an order as the container does', async () => {
    const event = (part: Pick<PlannedEvent, 'name' | 'trigger'> & Partial<PlannedEvent>): PlannedEvent => ({
      id: part.name,
      kind: 'custom',
      parameters: [],
      keyEvent: false,
      confidence: 100,
      because: { start: 0, end: 0, text: '' },
      repairs: [],
      enabled: true,
      ...part,
    })
    const rules = trackerRules(
      planOf([
        event({
          name: 'phone_click',
          trigger: { type: 'linkClick', conditions: [{ subject: 'clickUrl', is: 'startsWith', value: 'tel:' }] },
          parameters: [{ name: 'link_url', type: 'string', example: 'x' }],
        }),
        event({
          name: 'purchase',
          trigger: { type: 'customEvent', event: 'purchase' },
          threshold: { parameter: 'value', is: 'greater', amount: 50 },
          parameters: [{ name: 'value', type: 'number', example: 1 }],
        }),
      ]),
    )
    const what = { tag: 'a', id: '', classes: '', text: 'Call us', href: 'tel:+4930123' } as const
    const order = (value: number): Done => ({ does: 'push', data: { event: 'purchase', ecommerce: { value, currency: 'EUR', items: [{ item_id: 'A' }] } } })
    expect(await tracked(rules, [{ does: 'press', what }, { does: 'press', what: { ...what, href: '/next' } }, order(20), order(60)])).toEqual([
      [],
      [{ name: 'phone_click', params: { link_url: 'tel:+4930123' } }],
      [],
      [],
      [{ name: 'purchase', params: { value: 60, currency: 'EUR', items: [{ item_id: 'A' }] } }],
    ])
  })

  it('sends in any visit to any page what the simulator says that the container sends', async () => {
    let sent = 0
    await fc.assert(
      fc.asyncProperty(anyEvents, anyVisit, async (events, visit) => {
        const plan = planOf(events)
        const asked = await simulated(plan, visit)
        const did = await tracked(trackerRules(plan), visit)
        sent += did.flat().length
        expect(comparable(did)).toEqual(comparable(asked))
      }),
      { numRuns: 400 },
    )
    // A comparison of nothing with nothing would prove nothing.
    expect(sent).toBeGreaterThan(100)
  }, 120_000)
})

describe('/t-plan.js', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tagmason-plan-'))
    await writeFile(join(folder, 't-plan.js'), 'run()')
  })
  afterAll(() => rm(folder, { recursive: true }))
  const served = (tracked: ReadonlyMap<string, string>) =>
    planScript(folder, {
      siteOf: ({ id }) => Promise.resolve(id === 'atk_site_shop' ? { account: 'main', project: 'shop', trusted: false } : null),
      desk: { keyrings: () => Promise.resolve([{ account: 'main', tracked }] as never) },
    })
  const rules = '[["l",0,"phone_click",[],[],0]]'

  it('is the plan of the key’s project with the script, which a browser keeps until it is another', async () => {
    const app = await served(new Map([['shop', rules]]))
    const answer = await app.request('/t-plan.js?key=atk_site_shop')
    expect([answer.status, await answer.text()]).toEqual([200, `tagmason.plan=${rules};run()`])
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const tag = answer.headers.get('etag') ?? ''
    expect((await app.request('/t-plan.js?key=atk_site_shop', { headers: { 'If-None-Match': `W/${tag}` } })).status).toBe(304)
    const other = await (
      await served(new Map([['shop', rules.replace('phone', 'mail')]]))
    ).request('/t-plan.js?key=atk_site_shop', { headers: { 'If-None-Match': tag } })
    expect(other.status).toBe(200)
  })

  it('is empty without a plan, and for a key that opens nothing', async () => {
    for (const [tracked, key] of [
      [new Map<string, string>(), 'atk_site_shop'],
      [new Map([['shop', '[]']]), 'atk_site_shop'],
      [new Map([['shop', rules]]), 'atk_site_gone'],
    ] as const) {
      const answer = await (await served(tracked)).request(`/t-plan.js?key=${key}`)
      expect([answer.status, await answer.text()]).toEqual([200, ''])
    }
  })
})
