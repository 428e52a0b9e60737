import { quote } from '../../gtm/values.ts'
import { say } from '../../sentences/say.ts'
import type { Audit, AuditRule, Fault } from '../types.ts'
import { sources } from '../sources.ts'

const long = 90 * 24 * 3_600_000

function* paused({ context, options }: Audit): Generator<Fault> {
  for (const item of context.items.tag) {
    if (item.value.paused !== true) continue
    // The fingerprint is the time of the last change, in milliseconds.
    const since = Number(item.value.fingerprint)
    const forgotten = options.now !== undefined && since > 0 && options.now - since > long
    yield {
      item,
      severity: forgotten ? 'warning' : 'info',
      message: forgotten ? say('audit.states.pausedLong', { tag: quote(item.name) }) : say('audit.states.paused', { tag: quote(item.name) }),
    }
  }
}

function* over({ context, options: { now } }: Audit): Generator<Fault> {
  if (now === undefined) return
  for (const item of context.items.tag) {
    const end = Number(item.value.scheduleEndMs)
    if (end > 0 && end < now) yield { item, message: say('audit.states.scheduleOver', { tag: quote(item.name) }) }
  }
}

// As a word of its own: "latest" and "contest" are no leftovers.
const unfinished = /^copy of |\bcopy\b|untitled|(?:^|[^a-z])(?:test|tmp)(?![a-z])/i

function* leftovers({ context }: Audit): Generator<Fault> {
  const { tag, trigger, variable, customTemplate } = context.items
  for (const item of [...tag, ...trigger, ...variable, ...customTemplate])
    if (unfinished.test(item.name)) yield { item, message: say('audit.states.unfinished', { name: quote(item.name) }) }
}

export const stateRules: readonly AuditRule[] = [
  { id: 'A13', name: 'paused-tag', area: 'hygiene', severity: 'info', source: sources.practice, check: paused },
  { id: 'A17', name: 'copy-in-name', area: 'hygiene', severity: 'info', source: sources.naming, check: leftovers },
  { id: 'A21', name: 'scheduled-past', area: 'hygiene', severity: 'warning', source: sources.tags, check: over },
]
