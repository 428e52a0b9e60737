import type { SentEvent } from '../ga4/sent.ts'
import type { Condition, Trigger } from '../gtm/index.ts'
import { say } from '../sentences/say.ts'
import { SentenceError } from '../sentences/sentenceError.ts'
import { filterOf, plainSelector, textCondition } from './conditions.ts'
import { builtInTriggers } from './ids.ts'
import { embedEvent } from './listeners.ts'
import { boolean, condition, template } from './shapes.ts'
import { plainName, plainNumber } from './text.ts'
import { comparedValue } from './values.ts'
import type { Variables } from './variables.ts'

type ContentKey =
  | 'type'
  | 'customEventFilter'
  | 'filter'
  | 'autoEventFilter'
  | 'waitForTags'
  | 'checkValidation'
  | 'waitForTagsTimeout'
  | 'uniqueTriggerId'
  | 'eventName'
  | 'interval'
  | 'limit'
  | 'parameter'

/** A trigger without the parts that are given out at the end (ids, name, folder). */
export type TriggerContent = Pick<Trigger, ContentKey>

export interface TriggerDraft {
  /** What the trigger is called when the name is free. */
  name: string
  /** What it is called when events of different names share it. */
  neutralName: string
  content: TriggerContent
}

const comparisons = { greater: 'GREATER', greaterOrEquals: 'GREATER_OR_EQUALS', less: 'LESS', lessOrEquals: 'LESS_OR_EQUALS', equals: 'EQUALS' } as const

function thresholdOf(sent: SentEvent, variables: Variables): Condition[] {
  const { threshold } = sent.event
  const value = threshold === undefined ? null : comparedValue(sent, variables)
  // A figure that the plan itself fixes has nothing to be compared with on the page.
  return threshold === undefined || value === null ? [] : [condition(comparisons[threshold.is], value, plainNumber(threshold.amount))]
}

const some = (filter: Condition[]): { filter?: Condition[] } => (filter.length === 0 ? {} : { filter })

const sorted = (percents: readonly number[]): string => [...new Set(percents)].sort((a, b) => a - b).join(',')

const listener = {
  waitForTags: { type: 'BOOLEAN', value: 'false' },
  checkValidation: { type: 'BOOLEAN', value: 'false' },
  waitForTagsTimeout: { type: 'TEMPLATE', value: '2000' },
  uniqueTriggerId: { type: 'TEMPLATE' },
}

/**
 * The trigger of one event, or the id of a trigger that every container has.
 * @throws SentenceError on a regular expression that does not compile
 */
export function triggerOf(sent: SentEvent, variables: Variables): TriggerDraft | string {
  const draft = draftOf(sent, variables)
  return typeof draft === 'string' ? draft : { ...draft, neutralName: neutralName(sent, draft.name) }
}

/** `PV - /pricing`: the kind of trigger and what it looks for, without the name of an event. */
function neutralName({ name: event, event: { trigger } }: SentEvent, name: string): string {
  if (trigger.type === 'customEvent') return name
  const [kind = name] = name.split(` - ${event}`)
  const values = 'conditions' in trigger ? (trigger.conditions ?? []).map((one) => one.value) : []
  const detail = trigger.type === 'timer' ? `${trigger.seconds} s` : trigger.type === 'elementVisibility' ? trigger.selector : values.join(' ')
  return plainName(`${kind} - ${plainName(detail) || 'several events'}`)
}

function draftOf(sent: SentEvent, variables: Variables): Omit<TriggerDraft, 'neutralName'> | string {
  const { trigger } = sent.event
  const event = `${sent.name} (${plainName(sent.event.id)})`
  const limit = thresholdOf(sent, variables)
  const conditions = 'conditions' in trigger ? (trigger.conditions ?? []) : []
  const filter = (clicks = false): Condition[] => [...filterOf(conditions, variables, event, clicks), ...limit]
  switch (trigger.type) {
    case 'customEvent':
      return {
        name: plainName(`CE - ${trigger.event}`),
        content: { type: 'CUSTOM_EVENT', customEventFilter: [textCondition('equals', '{{_event}}', trigger.event)], ...some(filter()) },
      }
    case 'pageview':
      return conditions.length === 0 && limit.length === 0
        ? builtInTriggers.allPages
        : { name: `PV - ${sent.name}`, content: { type: 'PAGEVIEW', ...some(filter()) } }
    case 'historyChange':
      return { name: `HC - ${sent.name}`, content: { type: 'HISTORY_CHANGE', ...some(filter()) } }
    case 'click':
      return { name: `Click - ${sent.name}`, content: { type: 'CLICK', ...some(filter(true)) } }
    case 'linkClick':
      return { name: `Link - ${sent.name}`, content: { type: 'LINK_CLICK', ...some(filter()), ...listener } }
    case 'formSubmission':
      return { name: `Form - ${sent.name}`, content: { type: 'FORM_SUBMISSION', ...some(filter()), ...listener } }
    case 'scrollDepth':
      return {
        name: `Scroll - ${sent.name}`,
        content: {
          type: 'SCROLL_DEPTH',
          ...some(filter()),
          parameter: [
            template('verticalThresholdUnits', 'PERCENT'),
            template('verticalThresholdsPercent', sorted(trigger.percents)),
            boolean('verticalThresholdOn', true),
            template('triggerStartOption', 'WINDOW_LOAD'),
            boolean('horizontalThresholdOn', false),
          ],
        },
      }
    case 'timer': {
      const where = filterOf(conditions, variables, event)
      return {
        name: `Timer - ${sent.name} ${trigger.seconds} s`,
        content: {
          type: 'TIMER',
          ...some(limit),
          // A timer needs to be told on which pages to run; `.*` is all of them.
          autoEventFilter: where.length > 0 ? where : [condition('MATCH_REGEX', variables.builtIn('PAGE_PATH'), '.*')],
          uniqueTriggerId: { type: 'TEMPLATE' },
          eventName: { type: 'TEMPLATE', value: 'gtm.timer' },
          interval: { type: 'TEMPLATE', value: String(trigger.seconds * 1000) },
          limit: { type: 'TEMPLATE', value: '1' },
        },
      }
    }
    case 'elementVisibility':
      return {
        name: `Visibility - ${sent.name}`,
        content: {
          type: 'ELEMENT_VISIBILITY',
          ...some(filter()),
          parameter: [
            template('selectorType', 'CSS'),
            template('elementSelector', plainSelector(trigger.selector)),
            template('firingFrequency', 'ONCE'),
            template('onScreenRatio', '50'),
            boolean('useOnScreenDuration', false),
            boolean('useDomChangeListener', false),
          ],
        },
      }
    case 'youTubeVideo': {
      const progress = trigger.actions.includes('progress')
      return {
        name: `Video - ${sent.name}`,
        content: {
          type: 'YOU_TUBE_VIDEO',
          ...some(limit),
          parameter: [
            boolean('captureStart', trigger.actions.includes('start')),
            boolean('captureComplete', trigger.actions.includes('complete')),
            boolean('capturePause', trigger.actions.includes('pause')),
            boolean('captureProgress', progress),
            ...(progress ? [template('progressThresholdsPercent', sorted(trigger.percents?.length ? trigger.percents : [10, 25, 50, 75]))] : []),
            boolean('fixMissingApi', true),
            template('triggerStartOption', 'WINDOW_LOAD'),
          ],
        },
      }
    }
    case 'embed': {
      const status = trigger.status === undefined ? [] : [textCondition('equals', variables.dataLayer('embed_status'), trigger.status)]
      return {
        name: `Embed - ${trigger.provider} ${sent.name}`,
        content: {
          type: 'CUSTOM_EVENT',
          customEventFilter: [textCondition('equals', '{{_event}}', embedEvent(trigger.provider))],
          ...some([...status, ...filter()]),
        },
      }
    }
    case 'automatic':
      throw new SentenceError(say('write.triggers.automatic', { event }))
  }
}
