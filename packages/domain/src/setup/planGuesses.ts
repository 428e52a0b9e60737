import type { MeasurementPlan, PlannedEvent } from './plan.ts'

/**
 * What a trigger supposes of the site: that it pushes an event, that a form has an id, that an element bears an attribute, that a page has a path, that any form is meant, or that a video plays in YouTube's
 * player, the only one that Google Analytics and Google Tag Manager follow by themselves.
 */
export const guessKinds = ['push', 'formId', 'anyForm', 'selector', 'path', 'player'] as const
export type GuessKind = (typeof guessKinds)[number]

export interface TriggerGuess {
  kind: GuessKind
  /** The event, id, selector or path that is supposed; empty where nothing narrows the trigger. */
  value: string
}

/**
 * What the trigger of an event supposes without the goals saying so, or null where it supposes nothing: the goals name it, it was read from the page, or a person settled it.
 */
export function guessOf(event: Pick<PlannedEvent, 'trigger' | 'settled'>, { goals }: Pick<MeasurementPlan, 'goals'>): TriggerGuess | null {
  if (event.settled !== undefined) return null
  const { trigger } = event
  const named = (value: string) => goals.includes(value)
  switch (trigger.type) {
    case 'customEvent':
      // A name of one word, as 'purchase', is in the goals as a wish; only a name as code writes it promises the push.
      return trigger.event.includes('_') && named(trigger.event) ? null : { kind: 'push', value: trigger.event }
    case 'formSubmission': {
      if (trigger.conditions.length === 0) return { kind: 'anyForm', value: '' }
      const form = trigger.conditions.find(({ subject }) => subject === 'formId' || subject === 'formClasses')
      // A part of an id is the planner's own proposal, though the wish may use the same word.
      return form === undefined || (form.is === 'equals' && named(form.value)) ? pathGuess(trigger.conditions, named) : { kind: 'formId', value: form.value }
    }
    case 'click':
    case 'linkClick': {
      const element = trigger.conditions.find(({ subject, value }) => subject === 'clickElement' && value.includes('['))
      return element === undefined || named(element.value.split(',', 1)[0] ?? '')
        ? pathGuess(trigger.conditions, named)
        : { kind: 'selector', value: element.value.split(',', 1)[0] ?? '' }
    }
    case 'elementVisibility':
      return named(trigger.selector) ? pathGuess(trigger.conditions ?? [], named) : { kind: 'selector', value: trigger.selector }
    case 'pageview':
    case 'historyChange':
    case 'scrollDepth':
    case 'timer':
      return pathGuess(trigger.conditions ?? [], named)
    case 'automatic':
      return trigger.setting === 'videoEngagementEnabled' ? playerGuess(goals) : null
    case 'youTubeVideo':
      return playerGuess(goals)
    default:
      return null
  }
}

/** A path that only the name of a page suggests: '/pricing' for 'the pricing page'. */
function pathGuess(conditions: readonly { subject: string; is: string; value: string }[], named: (value: string) => boolean): TriggerGuess | null {
  const path = conditions.find(({ subject, is, value }) => subject === 'pagePath' && is !== 'matchRegex' && value !== '/' && !named(value))
  return path === undefined ? null : { kind: 'path', value: path.value }
}

const youTube = /\byou ?tube\b|\byoutu\.be\b/i

/** A video of which no words say that it plays in YouTube's player: a film of the site's own server or of Vimeo is never counted. */
const playerGuess = (goals: string): TriggerGuess | null => (youTube.test(goals) ? null : { kind: 'player', value: '' })
