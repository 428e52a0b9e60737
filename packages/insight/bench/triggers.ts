// How many events a second the trigger engine takes.
import type { CollectedEvent } from '@tagmason/domain'
import { triggerEngine, type TriggerRule } from '../src/triggers/index.ts'
import { seeded } from './random.ts'

const minute = 60_000
const names = [
  'page_view',
  'page_view',
  'page_view',
  'page_view',
  'scroll',
  'view_item',
  'view_item',
  'add_to_cart',
  'begin_checkout',
  'purchase',
  'sign_up',
  'click',
] as const

/** Rules of every kind in turn, each with thresholds of its own; most look at page views. */
export function drawRules(count: number): TriggerRule[] {
  return Array.from({ length: count }, (_, at): TriggerRule => {
    const id = `t${at}`
    const view = { names: ['page_view'], tests: [{ field: 'path' as const, is: 'startsWith' as const, value: `/section-${at % 10}` }] }
    const kinds: TriggerRule[] = [
      { id, kind: 'match', where: { names: ['purchase'], tests: [{ field: 'value', is: 'over', value: 100 + at }] } },
      { id, kind: 'count', where: view, over: 1000, windowMs: 60 * minute, per: 'project' },
      { id, kind: 'count', where: { names: ['page_view'] }, over: 5 + at, windowMs: 7 * 1440 * minute, per: 'visitor' },
      { id, kind: 'sequence', steps: [{ names: ['view_item'] }, { names: ['add_to_cart'] }, { names: ['purchase'] }], windowMs: 60 * minute, per: 'visitor' },
      { id, kind: 'absence', after: { names: ['add_to_cart'] }, missing: { names: ['purchase'] }, windowMs: 30 * minute, per: 'visitor' },
      {
        id,
        kind: 'rate',
        of: { names: ['purchase'] },
        among: { names: ['begin_checkout'] },
        comparison: 'under',
        percent: 2,
        least: 50,
        windowMs: 60 * minute,
        per: 'project',
      },
      { id, kind: 'few', where: { names: ['sign_up'] }, under: 3, windowMs: 60 * minute },
      view.tests.length > 0 ? { id, kind: 'match', where: view } : { id, kind: 'match', where: {} },
    ]
    return kinds[at % kinds.length] as TriggerRule
  })
}

/** Takes so many events of so many visitors, 2,000 a second on the stream's clock. Seconds are the processor's, which other work on the machine does not lengthen. */
export function triggerSpeed(rules = 50, events = 300_000, visitors = 50_000): { perSecond: number; saveMs: number; stateBytes: number; effects: number } {
  const random = seeded(1)
  const begin = Date.UTC(2026, 10, 24)
  const stream = Array.from({ length: events }, (_, at): CollectedEvent => {
    const visitor = `v${random.whole(0, visitors)}`
    const time = begin + Math.floor(at / 2)
    const name = random.pick(names)
    const path = `/section-${random.whole(0, 9)}/page-${random.whole(0, 99)}`
    const rest = {
      account: 'a',
      project: 'p',
      format: 'native',
      user: '',
      host: 'shop.example',
      title: '',
      referrer: '',
      source: '',
      medium: '',
      campaign: '',
      device: 'mobile',
      browser: '',
      os: '',
      language: '',
      screen: '',
      country: '',
      bot: '',
      currency: '',
    }
    return {
      ...rest,
      id: `e${at}`,
      name,
      time: time - random.whole(0, 2000),
      received: time,
      visitor,
      session: 's',
      path,
      params: {},
      value: name === 'purchase' ? random.between(5, 300) : null,
    } as CollectedEvent
  })
  const engine = triggerEngine(drawRules(rules))
  let effects = 0
  const started = process.cpuUsage().user
  for (const event of stream) effects += engine.take(event).length
  const took = (process.cpuUsage().user - started) / 1000
  const saving = process.cpuUsage().user
  const stateBytes = JSON.stringify(engine.save()).length
  return { perSecond: (events / took) * 1000, saveMs: (process.cpuUsage().user - saving) / 1000, stateBytes, effects }
}
