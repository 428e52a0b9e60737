import type { CollectedEvent } from '@tagmason/domain'
import { projectContext } from '../account/apiContext.ts'
import type { Context } from '../context.ts'
import { memoryEvents } from '../store/memoryEvents.ts'
import { unitOfWork } from '../store/unitOfWork.ts'
import { sampleEngine, testClock } from '../testing/sampleEngine.ts'

let count = 0

/** An event of the project `shop`; each is a visit of its own where nothing else is said. */
export function event(at: string | number, fields: Partial<CollectedEvent> = {}): CollectedEvent {
  const id = `e${++count}`
  const time = typeof at === 'number' ? at : Date.parse(at)
  const texts = { host: '', title: '', referrer: '', source: '', medium: '', campaign: '', browser: '', os: '', language: '', screen: '', country: '' }
  const what = { account: 'main', project: 'shop', id, name: 'page_view', time, received: time, format: 'api', user: '', path: '/' } as const
  return { ...texts, ...what, visitor: id, session: id, device: 'desktop', bot: '', params: {}, value: null, currency: '', ...fields }
}

/** A purchase in a currency. */
export const purchase = (at: string | number, value: number, currency = 'EUR', fields: Partial<CollectedEvent> = {}) =>
  event(at, { name: 'purchase', value, currency, ...fields })

/** A project of one's own that has collected something: its door, and the context of its figures, at a moment. */
export async function shop(collected: readonly CollectedEvent[], { timeZone = 'UTC', now = testClock }: { timeZone?: string; now?: string | number } = {}) {
  const events = memoryEvents()
  await events.append(collected, 'batch')
  const { workspace, store, ports } = sampleEngine({ ports: { collected: { account: 'main', events }, now: () => new Date(now) } })
  await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone })
  const context = (): Context => projectContext(unitOfWork(store), ports, { value: 'shop', space: 'real', timeZone })
  return { workspace, context, store, ports }
}
