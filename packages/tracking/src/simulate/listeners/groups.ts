import type { Trigger } from '../../gtm/model.ts'
import { say } from '../../sentences/say.ts'
import { parameterOf, textOfParameter } from '../container.ts'
import type { Moment, Occurrence } from '../moment.ts'
import { triggerState } from '../triggers.ts'
import type { Group } from './memory.ts'

export const groupOf = (trigger: Trigger): Group => ({
  members: (parameterOf(trigger, 'triggerIds')?.list ?? []).map((entry) => ({ id: textOfParameter(entry), fired: false })),
  pushed: false,
})

/** Counts what fired at this moment; a trigger that stands twice in a group has to fire twice. Answers whether something changed. */
const count = (moment: Moment, group: Group): boolean => {
  let changed = false
  for (const id of new Set(group.members.map((member) => member.id))) {
    const { holds } = triggerState(moment, id).outcome
    if (holds === false) continue
    const waiting = group.members.find((member) => member.id === id && (holds === true ? member.fired !== true : member.fired === false))
    if (waiting === undefined) continue
    waiting.fired = holds
    changed = true
  }
  return changed
}

/** The event of the trigger groups that are complete with this moment, one for all of them; each group is complete once on a page. */
export const completedGroups = (moment: Moment): readonly Occurrence[] => {
  const message = { event: 'gtm.triggerGroup' }
  const complete = new Set<string>()
  const found: Occurrence[] = []
  for (const [id, group] of moment.page.memory.groups) {
    if (group.members.length === 0 || !count(moment, group) || group.members.some(({ fired }) => fired === false)) continue
    const sure = group.pushed === false && group.members.every(({ fired }) => fired === true)
    group.pushed = group.members.every(({ fired }) => fired === true) ? true : 'unknown'
    if (sure) complete.add(id)
    else found.push({ message, triggers: new Set([id]), maybe: say('simulate.listeners.group') })
  }
  return complete.size === 0 ? found : [{ message, triggers: complete }, ...found]
}
