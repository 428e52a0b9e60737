import { say } from '../../sentences/say.ts'
import { holdsAll, holdsCondition } from '../conditions.ts'
import { textOfParameter } from '../container.ts'
import { asNumber } from '../known.ts'
import type { Moment } from '../moment.ts'
import { resolveText } from '../variables/texts.ts'
import { groupOf } from './groups.ts'

/** The listeners of a page start when the container is loaded, where "enable this trigger when" holds; timers begin to run. */
export const arm = (moment: Moment): void => {
  const { memory } = moment.page
  for (const trigger of moment.container.triggers.values()) {
    const conditions = (trigger.autoEventFilter ?? []).map((condition) => holdsCondition(moment, condition))
    const open = conditions.find(({ outcome }) => outcome.holds === 'unknown')
    memory.armed.set(trigger.triggerId, {
      holds: holdsAll(conditions.map(({ outcome }) => outcome)),
      because: say('simulate.listeners.maybe', { trigger: trigger.name, because: open?.words() ?? '' }),
    })
    if (trigger.type === 'TIMER') {
      const interval = resolveText(moment, textOfParameter(trigger.interval))
      const limit = resolveText(moment, textOfParameter(trigger.limit))
      const most = limit.known ? asNumber(limit.value) : 0
      if (!interval.known) memory.armed.set(trigger.triggerId, { holds: 'unknown', because: interval.because })
      memory.timers.set(trigger.triggerId, {
        interval: interval.known ? asNumber(interval.value) : Number.NaN,
        limit: most > 0 ? most : Number.POSITIVE_INFINITY,
        waited: 0,
        ticks: 0,
      })
    }
  }
}

/** Trigger groups listen from the first event on. */
export const armGroups = (moment: Moment): void => {
  for (const trigger of moment.container.triggers.values())
    if (trigger.type === 'TRIGGER_GROUP' && !moment.page.memory.groups.has(trigger.triggerId))
      moment.page.memory.groups.set(trigger.triggerId, groupOf(trigger))
}
