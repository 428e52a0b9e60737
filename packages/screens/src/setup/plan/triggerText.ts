import type { Condition, PlannedEvent, PlanTrigger } from '@tagmason/domain'
import type { Locale } from '@tagmason/ui'
import type { SetupText } from '../text.ts'

/** A condition in words: 'page path contains /pricing'. */
function conditionText({ subject, is, value, negate = false }: Condition, { trigger: text, quoted }: SetupText): string {
  return [text.subjects[subject], (negate ? text.negated : text.comparisons)[is], quoted(value)].join(' ')
}

/** A trigger in one sentence, in the member's language. */
export function triggerText(trigger: PlanTrigger, texts: SetupText, { locale }: Pick<Locale, 'locale'>): string {
  const list = (items: readonly string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(items)
  const percents = (values: readonly number[]) => list(values.map((value) => new Intl.NumberFormat(locale, { style: 'percent' }).format(value / 100)))
  const text = texts.trigger
  const { says } = text
  const when = () => {
    switch (trigger.type) {
      case 'customEvent':
        return says.customEvent(trigger.event)
      case 'scrollDepth':
        return says.scrollDepth(percents(trigger.percents))
      case 'timer':
        return says.timer(trigger.seconds)
      case 'elementVisibility':
        return says.elementVisibility(trigger.selector)
      case 'youTubeVideo':
        return says.youTubeVideo(list(trigger.actions.map((action) => text.videoActions[action])))
      case 'embed':
        return says.embed(text.embeds[trigger.provider])
      default:
        return says[trigger.type]
    }
  }
  const conditions = 'conditions' in trigger ? (trigger.conditions ?? []) : []
  return conditions.length === 0 ? when() : `${when()}, ${says.where(list(conditions.map((condition) => conditionText(condition, texts))))}`
}

/** What a trigger looks for, without the words around it; empty where nothing narrows it. */
function valueOf(trigger: PlanTrigger, { trigger: text }: SetupText): string {
  switch (trigger.type) {
    case 'customEvent':
      return trigger.event
    case 'scrollDepth':
      return trigger.percents.map((percent) => `${percent} %`).join(', ')
    case 'timer':
      return `${trigger.seconds} s`
    case 'elementVisibility':
      return trigger.selector
    case 'youTubeVideo':
      return trigger.actions.map((action) => text.videoActions[action]).join(', ')
    case 'automatic':
      return text.settings[trigger.setting]
    case 'embed':
      return text.embeds[trigger.provider]
    default:
      return trigger.conditions.map(({ value }) => value).join(', ')
  }
}

/** A trigger on one line: 'Page view: /pricing'. */
export function triggerBrief(trigger: PlanTrigger, texts: SetupText): string {
  const value = valueOf(trigger, texts)
  const kind = texts.trigger.types[trigger.type]
  return value === '' ? kind : `${kind}: ${value}`
}

/** A trigger in the cell of its event, which is narrow: without what the row says already, and without patterns, which its details have. */
export function triggerCellText({ trigger }: Pick<PlannedEvent, 'trigger'>, texts: SetupText): string {
  const { types, settings } = texts.trigger
  if (trigger.type === 'automatic') return settings[trigger.setting]
  if ('conditions' in trigger && trigger.conditions?.some(({ is }) => is === 'matchRegex')) return types[trigger.type]
  return triggerBrief(trigger, texts)
}
