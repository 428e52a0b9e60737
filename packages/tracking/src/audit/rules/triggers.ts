import { parameterOf, parameterText } from '../../gtm/parameters.ts'
import { listOf, quote } from '../../gtm/values.ts'
import { say } from '../../sentences/say.ts'
import type { Audit, AuditRule, Fault } from '../types.ts'
import { sources } from '../sources.ts'

function* groups({ context }: Audit): Generator<Fault> {
  for (const item of context.items.trigger) {
    if (item.type !== 'TRIGGER_GROUP') continue
    const { length } = listOf(parameterOf(item, 'triggerIds')?.list)
    if (length < 2)
      yield {
        item,
        message:
          length === 0 ? say('audit.triggers.groupEmpty', { trigger: quote(item.name) }) : say('audit.triggers.groupSingle', { trigger: quote(item.name) }),
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
          ? say('audit.triggers.elementIdMissing', { trigger: quote(item.name) })
          : say('audit.triggers.selectorMissing', { trigger: quote(item.name) }),
      }
  }
}

export const triggerRules: readonly AuditRule[] = [
  { id: 'A86', name: 'single-member-group', area: 'trigger', severity: 'warning', source: sources.triggers, check: groups },
  { id: 'A87', name: 'incomplete-visibility-trigger', area: 'trigger', severity: 'warning', source: sources.triggers, check: visibility },
]
