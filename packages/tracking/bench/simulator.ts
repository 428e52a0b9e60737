import type { Step } from '@tagmason/domain'
import { type ContainerFile, containerFromPlan, planFromGoals, readContainer, simulate } from '../src/index.ts'
import { quantile } from './containers.ts'

/** How long the simulator takes: milliseconds for one step and a megabyte of container, beside parsing that megabyte, and for a large container over a long visit. */
export interface SimulatorSpeed {
  readonly containers: number
  readonly steps: number
  readonly perStep: number
  readonly parse: number
  /** How many times longer a step is than parsing. */
  readonly times: number
  readonly large: { readonly tags: number; readonly steps: number; readonly milliseconds: number }
}

/** A visit that has something of everything that containers listen for. */
const visit: readonly Step[] = [
  {
    type: 'pageLoad',
    url: 'https://www.example.com/shop?utm_source=mail',
    title: 'Shop',
    cookies: { _ga: 'GA1.1.1.1' },
    dataLayer: [{ userType: 'guest' }],
    elements: [],
  },
  { type: 'consent', state: { ad_storage: 'granted', analytics_storage: 'granted' } },
  { type: 'scroll', percent: 50 },
  { type: 'click', element: { tag: 'button', id: 'buy', classes: 'cta primary', text: 'Buy' } },
  { type: 'linkClick', element: { tag: 'a', href: 'https://elsewhere.example/', text: 'Elsewhere' } },
  { type: 'push', data: { event: 'add_to_cart', ecommerce: { value: 20, currency: 'EUR', items: [{ item_id: 'S1', price: 20 }] } } },
  { type: 'history', url: '/cart', title: 'Cart' },
  { type: 'formSubmit', element: { tag: 'form', id: 'order' } },
  { type: 'visibility', element: { id: 'thanks' } },
  { type: 'wait', ms: 30_000 },
  { type: 'push', data: { event: 'purchase', ecommerce: { value: 20, currency: 'EUR', transaction_id: 'T1', items: [{ item_id: 'S1', price: 20 }] } } },
  { type: 'error', message: 'x is not defined' },
]

/** A container of one plan's tags again and again, each with triggers of its own. */
function large(tags: number): ContainerFile {
  const one = containerFromPlan(
    planFromGoals('Track purchases, sign-ups, phone clicks, clicks on "Get a quote", visits to /pricing, contact forms and scrolling to 50 %.', {
      language: 'en',
    }),
    {
      measurementId: 'G-AB12CD34',
      consent: 'denied',
    },
  )
  const { tag = [], trigger = [], ...rest } = one.containerVersion
  const copies = Array.from({ length: Math.ceil(tags / tag.length) }, (_, copy) => copy * 1000)
  const own = (id: string, base: number) => (id.length > 6 ? id : String(base + Number(id)))
  return {
    ...one,
    containerVersion: {
      ...rest,
      tag: copies
        .flatMap((base) =>
          tag.map((each) => ({
            ...each,
            tagId: own(each.tagId, base),
            name: `${each.name} ${base}`,
            firingTriggerId: each.firingTriggerId?.map((id) => own(id, base)) ?? [],
          })),
        )
        .slice(0, tags),
      trigger: copies.flatMap((base) => trigger.map((each) => ({ ...each, triggerId: own(each.triggerId, base), name: `${each.name} ${base}` }))),
    },
  }
}

/** Simulates the corpus and parses its text in turn, so that both meet the same machine; medians over the rounds. Containers of servers and apps are left out. */
export async function simulatorSpeed(texts: readonly string[], rounds = 9): Promise<SimulatorSpeed> {
  const web = texts.flatMap((text) => {
    const { file } = readContainer(text)
    return file?.containerVersion.container?.usageContext?.[0] === 'WEB' ? [{ text, file }] : []
  })
  const megabytes = web.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0) / 1_000_000
  const [simulating, parsing, many]: [number[], number[], number[]] = [[], [], []]
  const big = large(400)
  const long = Array.from({ length: 30 }, (_, at) => visit[at % visit.length]).flatMap((step) => step ?? [])
  const timed = async (into: number[], work: () => unknown) => {
    const started = performance.now()
    await work()
    into.push(performance.now() - started)
  }
  for (let round = 0; round < rounds; round++) {
    await timed(simulating, async () => {
      for (const { file } of web) await simulate(file, visit, { now: Date.UTC(2026, 0, 1), seed: 1 })
    })
    await timed(parsing, () => web.map(({ text }) => JSON.parse(text) as unknown))
    await timed(many, () => simulate(big, long))
  }
  const perStep = quantile(simulating, 0.5) / visit.length / megabytes
  const parse = quantile(parsing, 0.5) / megabytes
  return {
    containers: web.length,
    steps: visit.length,
    perStep,
    parse,
    times: perStep / parse,
    large: { tags: 400, steps: long.length, milliseconds: quantile(many, 0.5) },
  }
}
