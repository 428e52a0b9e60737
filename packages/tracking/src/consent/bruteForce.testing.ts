import type { Step } from '@tagmason/domain'
import type { ContainerFile } from '../gtm/index.ts'
import { prepare } from '../simulate/container.ts'
import { simulatorOf } from '../simulate/simulate.ts'
import { needOf } from './needs.ts'

type State = Readonly<Record<string, 'granted' | 'denied'>>

const statesOf = (types: readonly string[]): readonly State[] =>
  Array.from({ length: 2 ** types.length }, (_, bits) => Object.fromEntries(types.map((type, at) => [type, (bits >> at) & 1 ? 'granted' : 'denied'])))

interface Act {
  readonly what: 'default' | 'update' | 'act'
  readonly place: 'before' | 'loading' | 'after'
}

/** Every order of the default, the answer and the acts of a visit in which the default never comes before an earlier place than the banner has. */
const ordersOf = (count: number): readonly (readonly Act[])[] => {
  const found: (readonly Act[])[] = []
  for (const standard of ['before', 'loading', 'after'] as const)
    for (let at = 0; at <= (standard === 'after' ? count : 0); at++)
      for (const first of standard === 'before' ? [true, false] : [false])
        for (let update = at; update <= count; update++) {
          const acts: Act[] = []
          if (standard !== 'after') acts.push({ what: 'default', place: standard })
          if (first) acts.unshift({ what: 'update', place: 'before' })
          for (let done = 0; done <= count; done++) {
            if (standard === 'after' && done === at) acts.push({ what: 'default', place: 'after' })
            if (!first && done === update) acts.push({ what: 'update', place: 'after' })
            if (done < count) acts.push({ what: 'act', place: 'after' })
          }
          found.push(acts)
        }
  return found
}

/**
 * The tags of a small container that fire against what the visitor said, found by trying every order and every state. `visit` fires them all; each of its acts happens twice.
 */
export const bruteForce = async (file: ContainerFile, [page, ...acts]: readonly Step[], types: readonly string[]): Promise<ReadonlySet<string>> => {
  const container = prepare(file)
  const needs = new Map(container.tags.map((tag) => [tag.name, needOf(container, tag)] as const))
  const simulator = await simulatorOf(file)
  const own =
    simulator
      .visit([{ type: 'pageLoad', url: 'https://www.example.com/' }])
      .at(-1)
      ?.events.at(-1)?.consent ?? {}
  const intended: State = Object.fromEntries(types.map((type) => [type, own[type] ?? 'denied']))
  const broken = new Set<string>()
  if (page?.type !== 'pageLoad') return broken
  const twice = [...acts, ...acts]
  for (const answer of statesOf(types))
    for (const returning of [true, false])
      for (const order of ordersOf(twice.length)) {
        // A new visitor has not answered before the page is there.
        if (!returning && order.some(({ what, place }) => what === 'update' && place === 'before')) continue
        const data = { default: ['consent', 'default', intended], update: ['consent', 'update', answer] }
        const at = (place: Act['place']) => order.flatMap((one) => (one.place === place && one.what !== 'act' ? [data[one.what]] : []))
        const left = [...twice]
        const steps: Step[] = [{ ...page, dataLayer: [...at('before'), ...(page.dataLayer ?? [])], whileLoading: at('loading') }]
        let answered = order.some(({ what, place }) => what === 'update' && place !== 'after') ? 0 : Number.POSITIVE_INFINITY
        for (const one of order) {
          if (one.place !== 'after') continue
          if (one.what === 'update') answered = steps.length
          steps.push(one.what === 'act' ? (left.shift() ?? { type: 'wait', ms: 1 }) : { type: 'push', data: data[one.what] })
        }
        for (const [index, { events }] of simulator.visit(steps).entries()) {
          const truth = returning || index >= answered ? answer : intended
          for (const { consent, tags } of events)
            for (const { tag, outcome } of tags) {
              const need = needs.get(tag)
              if (outcome !== 'fired' || need === undefined || need.kind === 'exempt') continue
              const against =
                need.kind === 'none'
                  ? Object.values(truth).every((one) => one === 'denied')
                  : need.types.some((type) => truth[type] === 'denied' && consent[type] !== 'denied')
              if (against) broken.add(tag)
            }
        }
      }
  simulator.dispose()
  return broken
}
