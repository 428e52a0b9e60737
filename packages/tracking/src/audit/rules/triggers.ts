import { parameterOf, parameterText } from '../../gtm/parameters.ts'
import { listOf, quote } from '../../gtm/values.ts'
import { say } from '../../sentences/say.ts'
import type { Audit } from '../audit.ts'
import { sources } from '../sources.ts'
import type { AuditRule, Fault } from '../types.ts'

function* groups({ context }: Audit): Generator<Fault> {
  for (const item of context.items.trigger) {
    if (item.type !== 'TRIGGER_GROUP') continue
    const { length } = listOf(parameterOf(item, 'triggerIds')?.list)
    if (length < 2)
      yield {
        item,
        message:
          length === 0
            ? say`The trigger group ${quote(item.name)} waits for no trigger, so it never fires: use that trigger itself or add another.`
            : say`The trigger group ${quote(item.name)} waits for a single trigger, so it is only a detour: use that trigger itself or add another.`,
      }
  }
}

function* visibility({ context }: Audit): Generator<Fault> {
  for (const item of context.items.trigger) {
    if (item.type !== 'ELEMENT_VISIBILITY') continue
    const byId = parameterText(item, 'selectorType') === 'ID' || (parameterText(item, 'selectorType') === '' && parameterText(item, 'elementId') !== '')
    if (parameterText(item, byId ? 'elementId' : 'elementSelector') === '')
      yield {
        item,
        message: byId
          ? say`The trigger ${quote(item.name)} does not say which element it waits for, so it never fires: give it an id.`
          : say`The trigger ${quote(item.name)} does not say which element it waits for, so it never fires: give it a selector.`,
      }
  }
}

export const triggerRules: readonly AuditRule[] = [
  { id: 'A86', name: 'single-member-group', area: 'trigger', severity: 'warning', source: sources.triggers, check: groups },
  { id: 'A87', name: 'incomplete-visibility-trigger', area: 'trigger', severity: 'warning', source: sources.triggers, check: visibility },
]
