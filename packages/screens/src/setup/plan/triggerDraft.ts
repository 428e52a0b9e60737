import { conditionSubjects, type Condition, type EmbedProvider, isPattern, type PlanTrigger } from '@tagmason/domain'

/** A trigger while it is typed: every field that some type needs, as text where a person types text. */
export interface TriggerDraft {
  type: PlanTrigger['type']
  conditions: Condition[]
  percents: string
  seconds: string
  selector: string
  actions: Extract<PlanTrigger, { type: 'youTubeVideo' }>['actions']
  setting: Extract<PlanTrigger, { type: 'automatic' }>['setting']
  provider: EmbedProvider
}

/** What is wrong with a draft, by field. */
export type TriggerProblem = 'percents' | 'seconds' | 'selector' | 'conditions' | 'pattern'

export const emptyCondition: Condition = { subject: conditionSubjects[0], is: 'contains', value: '' }

/** The draft that shows a trigger. */
export function draftOf(trigger: PlanTrigger): TriggerDraft {
  return {
    type: trigger.type,
    conditions: 'conditions' in trigger ? (trigger.conditions ?? []) : [],
    percents: trigger.type === 'scrollDepth' ? trigger.percents.join(', ') : '50',
    seconds: trigger.type === 'timer' ? String(trigger.seconds) : '30',
    selector: trigger.type === 'elementVisibility' ? trigger.selector : '',
    actions: trigger.type === 'youTubeVideo' ? trigger.actions : ['start', 'complete'],
    setting: trigger.type === 'automatic' ? trigger.setting : 'always',
    provider: trigger.type === 'embed' ? trigger.provider : 'hubspot',
  }
}

/** Which types look at conditions. */
export const takesConditions = (type: PlanTrigger['type']) => type !== 'automatic' && type !== 'youTubeVideo'

/** The trigger that a draft means for an event of that name, or what is wrong with it. */
export function triggerOf(draft: TriggerDraft, event: string): { trigger: PlanTrigger } | { problem: TriggerProblem } {
  const { type, conditions, selector, actions, setting } = draft
  if (takesConditions(type) && conditions.some((condition) => condition.value.trim() === '')) return { problem: 'conditions' }
  if (takesConditions(type) && conditions.some(({ is, value }) => is === 'matchRegex' && !isPattern(value))) return { problem: 'pattern' }
  switch (type) {
    case 'customEvent':
      return { trigger: { type, event, conditions } }
    case 'scrollDepth': {
      const percents = draft.percents
        .split(/[\s,;%]+/)
        .filter((part) => part !== '')
        .map(Number)
      const good = percents.length > 0 && percents.length <= 20 && percents.every((percent) => Number.isInteger(percent) && percent >= 1 && percent <= 100)
      return good ? { trigger: { type, percents: [...new Set(percents)].sort((a, b) => a - b), conditions } } : { problem: 'percents' }
    }
    case 'timer': {
      const seconds = Number(draft.seconds)
      return Number.isInteger(seconds) && seconds >= 1 && seconds <= 86_400 ? { trigger: { type, seconds, conditions } } : { problem: 'seconds' }
    }
    case 'elementVisibility':
      return selector.trim() === '' ? { problem: 'selector' } : { trigger: { type, selector: selector.trim(), conditions } }
    case 'youTubeVideo':
      return { trigger: { type, actions: actions.length === 0 ? ['start'] : actions } }
    case 'embed':
      return { trigger: { type, provider: draft.provider, conditions } }
    case 'automatic':
      return { trigger: { type, setting } }
    default:
      return { trigger: { type, conditions } }
  }
}
