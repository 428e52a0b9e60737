import { createWorkspace, type EventReader, type EventStore, sampleOwner } from '@tagmason/engine'
import { sampleEngine } from '@tagmason/engine/testing'
import { questionOf, type Workspace } from '@tagmason/domain'
import { sampleFrom } from './eventsSample.ts'

const rounds = Number(process.env['TAGMASON_ROUNDS'] ?? 9)
const [second, day] = [1000, 86_400_000]
/** As long as viewers share an answer, and a bit. */
const apart = 2.1 * second
const viewers = 10
const steps = ['page_view', 'view_item', 'add_to_cart', 'purchase'].map((event) => ({ step: event, event }))

export interface Waited {
  name: string
  /** Milliseconds until all of it is there, round by round. */
  together: number[]
  /** The same where everyone is asked for alone. */
  alone: number[]
  /** Questions that the store was asked in a round. */
  questions: { together: number; alone: number }
}

/** What people wait for who look at the same: ten viewers of Real-time, and a dashboard of six widgets. In turns with the same without sharing. */
export async function waitsOfViewers(store: EventStore): Promise<Waited[]> {
  const clock = { now: sampleFrom + 89 * day + 12 * 3_600_000 }
  let asked = 0
  /** A reader is another one each time: nothing is shared between two. */
  const reader = (): EventReader =>
    new Proxy(store, {
      get:
        (target, name: keyof EventReader) =>
        (...given: never[]) => (asked++, (target[name] as (...given: never[]) => unknown)(...given)),
    })
  const shared = reader()
  const { store: records, ports } = sampleEngine({ ports: { collected: { account: 'main', events: shared }, now: () => new Date(clock.now) } })
  const viewer = (events = shared): Workspace =>
    createWorkspace({ store: records, ports: { ...ports, collected: { account: 'main', events } }, member: sampleOwner })
  await viewer().act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
  await viewer().act('conversions.setFunnel', { steps })

  const { templates } = await viewer().read('dashboards.list', undefined)
  const overview = templates.find(({ id }) => id === 'dashboard-template-overview')
  if (overview === undefined) throw new Error('There is no template of a dashboard of six widgets to measure: name another one here.')
  const widgets = overview.document.widgets.map((widget) => questionOf(widget, '30'))
  const all = <Answer>(ask: (place: number) => Promise<Answer>, count: number) => Promise.all(Array.from({ length: count }, (_, place) => ask(place)))
  const compared: Record<string, { together: () => Promise<unknown>; alone: () => Promise<unknown> }> = {
    [`${viewers} viewers of Real-time`]: {
      together: () => all(() => viewer().read('realtime.now', undefined), viewers),
      alone: () => all(() => viewer(reader()).read('realtime.now', undefined), viewers),
    },
    [`a dashboard of ${widgets.length} widgets`]: {
      together: () => viewer().read('dashboards.widgets', { questions: widgets }),
      alone: () => Promise.all(widgets.map((widget) => viewer(reader()).read('dashboards.widget', widget))),
    },
  }
  const waited: Waited[] = []
  for (const [name, { together, alone }] of Object.entries(compared)) {
    const one: Waited = { name, together: [], alone: [], questions: { together: 0, alone: 0 } }
    for (let round = 0; round <= rounds; round++)
      for (const [how, ask] of [
        ['together', together],
        ['alone', alone],
      ] as const) {
        clock.now += apart
        const before = asked
        const started = performance.now()
        await ask()
        one.questions[how] = asked - before
        if (round > 0) one[how].push(performance.now() - started)
      }
    waited.push(one)
  }
  return waited
}
