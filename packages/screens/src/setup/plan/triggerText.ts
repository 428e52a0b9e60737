import type { Condition, PlanTrigger } from '@tagmason/domain'
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
      default:
        return says[trigger.type]
    }
  }
  const conditions = 'conditions' in trigger ? (trigger.conditions ?? []) : []
  return conditions.length === 0 ? when() : `${when()}, ${says.where(list(conditions.map((condition) => conditionText(condition, texts))))}`
}
