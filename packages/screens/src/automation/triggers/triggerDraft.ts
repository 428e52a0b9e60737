import {
  type EventCondition,
  measuresOf,
  type NextEvent,
  nextProblem,
  type ReadTrigger,
  startWorkflow,
  triggerActions,
  type TriggerEventType,
} from '@tagmason/domain'
import type { RuleGroup } from '@tagmason/ui'
import { conditionOf, rowsOf, rulesOf } from '../conditions/rules.ts'

/** Instead of an id in the address: a trigger that is not kept yet. */
export const newTrigger = 'new'

export interface TriggerDraft {
  name: string
  description: string
  event: TriggerEventType
  rules: RuleGroup
  /** What has to follow; left out for nothing. */
  next?: NextEvent | undefined
  actions: string[]
}

const always: EventCondition = { match: 'all', clauses: [] }

/** What the editor begins with. */
export const beginTrigger = (trigger: ReadTrigger | undefined): TriggerDraft => ({
  name: trigger?.name ?? '',
  description: trigger?.description ?? '',
  event: trigger?.event_type ?? 'Page View',
  rules: rulesOf(trigger?.parsed ?? always),
  next: trigger?.parsed?.next,
  actions: trigger?.actions ?? [],
})

/** The draft for another kind of event: what that does not tell can no longer be asked for. */
export const withEvent = (draft: TriggerDraft, event: TriggerEventType): TriggerDraft => ({
  ...draft,
  event,
  rules: { ...draft.rules, rules: rowsOf(draft.rules).filter((rule) => measuresOf[event].some((measure) => measure === rule.field)) },
})

/** The actions to choose from: those of the product, and those that this trigger has already. */
export const offeredActions = (chosen: readonly string[]) => [...new Set([...triggerActions, ...chosen.filter((action) => !action.startsWith(startWorkflow))])]

/** The condition that is kept. */
export const wholeCondition = ({ rules, next }: Pick<TriggerDraft, 'rules' | 'next'>): EventCondition => ({
  ...conditionOf(rules),
  ...(next === undefined ? {} : { next: { ...next, event: next.event.trim() } }),
})

export const isFollowable = (draft: Pick<TriggerDraft, 'rules' | 'next'>) => nextProblem(wholeCondition(draft)) === null
