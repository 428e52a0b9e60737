import { type ConfiguredEvent, findingKey, type IssueFinding } from '@tagmason/domain'
import { lintEventName } from '@tagmason/tracking'
import { apart } from '../apart.ts'
import type { Context } from '../context.ts'
import { own } from '../own.ts'
import { pageFindings } from '../setup/pageFindings.ts'
import { storedFindings } from './storedIssues.ts'

/** Everything that a check finds in the project's list of events, its imported containers and what was collected, and how much it looked at. */
export async function findIssues(context: Context): Promise<{ findings: IssueFinding[]; events: number; containers: number }> {
  const events = await own(context, 'configuredEvents')
  const files = await own(context, 'containerFiles')
  const texts = files.map(({ id, text }) => ({ id, text }))
  const found = [...eventFindings(events), ...(await apart(context, 'issues', texts, await storedFindings(context))), ...(await pageFindings(context))]
  return { findings: [...new Map(found.map((one) => [findingKey(one), one])).values()], events: events.length, containers: files.length }
}

/** Unlucky names, of two for one thing the later, and values without a currency. */
function eventFindings(events: readonly ConfiguredEvent[]): IssueFinding[] {
  const names = events.map((event) => event.name)
  return events.flatMap(({ name: of, firedBy = [], parameters = [] }, at) => {
    const collected = firedBy.some((trigger) => trigger.type === 'automatic')
    const [unlucky] = lintEventName(of, names.slice(0, at), collected)
    const has = (parameter: string) => parameters.some((each) => each.name === parameter)
    return [
      ...(unlucky === undefined ? [] : [nameFinding(of, unlucky.code, unlucky.suggestion, names)]),
      ...(has('value') && !has('currency') ? [{ check: 'currency', of, container: '', other: '' } as const] : []),
    ]
  })
}

/** A better name that another event has already is a second name for the same thing. */
function nameFinding(of: string, name: NonNullable<IssueFinding['name']>, other: string, names: readonly string[]): IssueFinding {
  return { check: 'eventName', of, container: '', other, name: names.includes(other) ? 'near' : name }
}
