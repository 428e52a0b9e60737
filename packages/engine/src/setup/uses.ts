import type { EventUse } from '@tagmason/domain'
import { apart } from '../apart.ts'
import type { Context } from '../context.ts'
import { own } from '../own.ts'
import { madeTags } from './madeTags.ts'
import { eventOfTag } from './measuredPlan.ts'

/** Where each event of the project stands besides the list of events: in the plan, in generated tags, in imported containers, among the goals. */
export async function usesOf(context: Context): Promise<(name: string) => EventUse[]> {
  const uses = new Map<string, EventUse[]>()
  const add = (event: string, use: EventUse) => {
    const before = uses.get(event) ?? []
    if (!before.some((other) => other.kind === use.kind && other.name === use.name)) uses.set(event, [...before, use])
  }
  const stored = await context.records.get('plans', context.session.project)
  for (const { name } of stored?.plan.events ?? []) add(name, { kind: 'plan', name, href: '/setup/natural-language' })
  for (const { row } of (await madeTags(context)).tags) add(eventOfTag(row.name) ?? '', { kind: 'tag', name: row.name, href: '/setup/gtm' })
  for (const { id, text } of await own(context, 'containerFiles'))
    for (const { event, tag } of await apart(context, 'senders', text)) add(event, { kind: 'container', name: `${id}: ${tag}`, href: `/setup/gtm?id=${id}` })
  for (const { event, name } of await own(context, 'conversionGoals')) add(event, { kind: 'goal', name, href: '/analytics/conversions' })
  return (name) => uses.get(name) ?? []
}
