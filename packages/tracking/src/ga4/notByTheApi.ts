import type { MeasurementPlan } from '@tagmason/domain'
import { say, type Words } from '../sentences/say.ts'
import type { LeftOut } from './adminSteps.ts'
import { sentEvent } from './sent.ts'

/** Audiences and dashboards of the plan, which no call sets up: each with the events it is made of and what a person does instead. */
export function notByTheApi(plan: MeasurementPlan): LeftOut[] {
  const names = new Map(plan.events.map((event) => [event.id, sentEvent(event).name]))
  const said = (ids: readonly string[]): string => [...new Set(ids.map((id) => names.get(id) ?? id))].join(', ')
  const audiences = plan.audiences.map(({ includes, excludes, days }): LeftOut => {
    const values = { names: said(includes), days }
    if (excludes.length === 0) return { kind: 'audience', name: values.names, why: say('ga4.left.audience', values) }
    const others = said(excludes)
    return {
      kind: 'audience',
      name: say('ga4.left.without', { names: values.names, others }),
      why: say('ga4.left.audienceWithout', { ...values, others }),
    }
  })
  const dashboards = plan.dashboards.map(({ chart, events, dimension }): LeftOut => {
    const figures = (names: string): Words => (dimension === undefined ? names : say('ga4.left.by', { names, dimension }))
    return {
      kind: 'dashboard',
      name: figures(`${chart}: ${said(events)}`),
      why: say('ga4.left.dashboard', { chart, names: figures(said(events)) }),
    }
  })
  return [...audiences, ...dashboards]
}

/** Cross-domain measurement, which the interface of Google Analytics sets up alone; nothing for a site of one domain. */
export function crossDomain(uri: string | undefined, others: readonly string[]): LeftOut[] {
  if (others.length === 0) return []
  const domains = [...new Set([...(uri === undefined ? [] : [new URL(uri).hostname]), ...others])].join(', ')
  return [{ kind: 'domains', name: domains, why: say('ga4.left.domains', { domains }) }]
}
