import type { MeasurementPlan } from '@tagmason/domain'
import type { LeftOut } from './adminSteps.ts'
import { sentEvent } from './sent.ts'

/** Audiences and dashboards of the plan, which no call sets up: each with the events it is made of and what a person does instead. */
export function notByTheApi(plan: MeasurementPlan): LeftOut[] {
  const names = new Map(plan.events.map((event) => [event.id, sentEvent(event).name]))
  const said = (ids: readonly string[]): string => [...new Set(ids.map((id) => names.get(id) ?? id))].join(', ')
  const audiences = plan.audiences.map(({ includes, excludes, days }): LeftOut => {
    const name = excludes.length === 0 ? said(includes) : `${said(includes)}, not ${said(excludes)}`
    const without = excludes.length === 0 ? '' : ` and none of ${said(excludes)}`
    return {
      kind: 'audience',
      name,
      why: `No call here creates audiences, since they cannot be changed afterwards; create it in GA4 under Admin, Audiences: people with ${said(includes)}${without} in ${days} days.`,
    }
  })
  const dashboards = plan.dashboards.map(({ chart, events, dimension }): LeftOut => {
    const by = dimension === undefined ? '' : ` by ${dimension}`
    return {
      kind: 'dashboard',
      name: `${chart}: ${said(events)}${by}`,
      why: `The Admin API of GA4 creates no reports, so this ${chart} is not there yet; build it in GA4 under Explore with ${said(events)}${by}.`,
    }
  })
  return [...audiences, ...dashboards]
}
