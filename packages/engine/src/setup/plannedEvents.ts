import type { PlanParameter } from '@tagmason/domain'
import { grouped } from '@tagmason/insight'
import { sharedParameters } from '@tagmason/tracking'
import type { Context } from '../context.ts'
import { own } from '../own.ts'

/** An event as the project means to collect it. */
export interface ExpectedEvent {
  name: string
  /** It is to come now: an active event, or one of a plan that was applied. */
  isDue: boolean
  parameters: readonly PlanParameter[]
}

/** The events that the selected project plans: those configured, and those of its measurement plan that are switched on. What is configured is what is kept. */
export async function expectedEvents(context: Context): Promise<Map<string, ExpectedEvent>> {
  const { project } = context.session
  const stored = await context.records.get('plans', project)
  const planned = grouped(
    (stored?.plan.events ?? []).filter(({ enabled }) => enabled),
    ({ name }) => name,
  )
  // The sample projects share their rows, as the list of events does.
  const configured = await own(context, 'configuredEvents')
  return new Map(
    [
      ...[...planned].map(([name, same]): ExpectedEvent => ({ name, parameters: sharedParameters(same), isDue: (stored?.appliedAt ?? null) !== null })),
      ...configured
        .toSorted((one, other) => Number(one.project === project) - Number(other.project === project))
        .map(({ name, status, parameters = [] }): ExpectedEvent => ({ name, parameters, isDue: status === 'active' })),
    ].map((event) => [event.name, event]),
  )
}
