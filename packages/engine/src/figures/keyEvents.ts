import type { Context } from '../context.ts'
import { own } from '../own.ts'

/**
 * Names of the events that are conversions in this project: those of its goals that are not secondary, the key events of its configuration and of its measurement plan, and `purchase`, which GA4
 * counts as one in every property.
 */
export async function keyEventsOf(context: Context): Promise<string[]> {
  const [goals, configured, stored] = [
    await own(context, 'conversionGoals'),
    // The sample projects share their rows, and each has its own events.
    (await own(context, 'configuredEvents')).filter(({ project }) => project === context.session.project),
    await context.records.get('plans', context.session.project),
  ]
  const planned = stored?.plan.events.filter((event) => event.keyEvent) ?? []
  const keys = configured.filter((event) => event.keyEvent === true)
  return [
    ...new Set(['purchase', ...goals.flatMap(({ event, secondary }) => (secondary === true ? [] : event)), ...[...keys, ...planned].map(({ name }) => name)]),
  ]
}
