import type {
  ConditionOutcome,
  ResolvedParameter,
  SimulatedEvent,
  SimulatedStep,
  TagOutcome,
  TriggerOutcome,
  VisitedEvent,
  VisitedStep,
} from '@tagmason/domain'
import { comparisonWords, type Sentences, worded } from '@tagmason/tracking'

/** What tags did is told of so many, over all events of a visit. */
const mostOutcomes = 6000
const mostEvents = 30
const longestValue = 2000
const longestText = 20_000

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text)

/** A value as it is; a long one as the beginning of its text. */
function short<Value extends { known: true; value: unknown } | { known: false; because: string }>(resolved: Value) {
  if (!resolved.known) return resolved
  const { value } = resolved
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text === undefined || text.length <= longestValue ? resolved : { known: true as const, value: cut(text, longestValue) }
}

const shortCondition = (condition: ConditionOutcome, sentences: Sentences): ConditionOutcome => ({
  ...condition,
  words: worded(sentences, comparisonWords(condition.is, condition.negate)),
  value: short(condition.value),
  right: short(condition.right),
})
const shortParameter = ({ key, value }: ResolvedParameter): ResolvedParameter => ({ key, value: short(value) })

/** A tag none of whose triggers waits for the event has nothing to tell but that. */
const isFar = ({ outcome, triggers }: TagOutcome) =>
  outcome === 'notFired' && triggers.every(({ conditions, holds }) => holds === false && conditions.length === 0)
const shortTrigger = (trigger: TriggerOutcome, sentences: Sentences): TriggerOutcome => ({
  ...trigger,
  conditions: trigger.conditions.map((condition) => shortCondition(condition, sentences)),
})
const shortOutcome = (outcome: TagOutcome, sentences: Sentences): TagOutcome => ({
  ...outcome,
  triggers: isFar(outcome) ? [] : outcome.triggers.map((trigger) => shortTrigger(trigger, sentences)),
  parameters: outcome.parameters.map(shortParameter),
})

const rank = (tag: TagOutcome) => (tag.outcome === 'fired' ? 0 : tag.outcome === 'unknown' ? 1 : isFar(tag) ? 3 : 2)
const count = (tags: readonly TagOutcome[], outcome: TagOutcome['outcome']) => tags.filter((tag) => tag.outcome === outcome).length

function eventOf({ name, message, dataLayer, consent, tags }: SimulatedEvent, most: number, sentences: Sentences): VisitedEvent {
  const told = tags.toSorted((a, b) => rank(a) - rank(b)).slice(0, most)
  return {
    name,
    consent,
    message: cut(JSON.stringify(message, null, 2) ?? '', longestText),
    dataLayer: cut(JSON.stringify(dataLayer, null, 2), longestText),
    counts: { fired: count(tags, 'fired'), notFired: count(tags, 'notFired'), unknown: count(tags, 'unknown') },
    tags: told.map((outcome) => shortOutcome(outcome, sentences)),
    left: tags.length - told.length,
  }
}

/** What a screen is told of a visit: as much as it can hold, and how much more there was. */
export function bounded(steps: readonly SimulatedStep[], sentences: Sentences): VisitedStep[] {
  const events = steps.reduce((sum, step) => sum + Math.min(step.events.length, mostEvents), 0)
  const most = Math.max(10, Math.floor(mostOutcomes / Math.max(events, 1)))
  return steps.map((step) => ({
    step: step.step,
    events: step.events.slice(0, mostEvents).map((event) => eventOf(event, most, sentences)),
    more: Math.max(0, step.events.length - mostEvents),
  }))
}
