import type { Item } from '../../gtm/context.ts'
import { entityKinds } from '../../gtm/structure.ts'
import { circles } from '../../gtm/sequence.ts'
import { at } from '../../gtm/finding.ts'
import { isObj, listOf, quote } from '../../gtm/values.ts'
import { saidKind } from '../../sentences/kinds.ts'
import { joined } from '../../sentences/list.ts'
import { say } from '../../sentences/say.ts'
import type { Audit, AuditRule, Fault } from '../types.ts'
import { replacement } from '../patch.ts'
import { sources } from '../sources.ts'
import { parametersOf, sequenceOf } from '../uses.ts'

function* names({ context }: Audit): Generator<Fault> {
  for (const kind of entityKinds) {
    const items = context.items[kind]
    const taken = new Set(items.map((item) => item.name))
    const seen = new Map<string, number>()
    for (const item of items) {
      const before = seen.get(item.name)
      if (item.name !== '' && before !== undefined) {
        let next = before + 1
        while (taken.has(`${item.name} ${next}`)) next++
        const name = `${item.name} ${next}`
        taken.add(name)
        seen.set(item.name, next)
        const message = say('audit.sequences.sameName', { kind: saidKind(kind), name: quote(item.name) })
        // Triggers and folders are referred to by id: their names can change.
        const free = kind === 'trigger' || kind === 'folder'
        yield {
          item,
          place: at(item.place, 'name'),
          message,
          fix: free ? replacement(at(item.place, 'name'), name, say('audit.sequences.sameName.fix', { name: quote(name) })) : undefined,
        }
      }
      if (before === undefined) seen.set(item.name, 1)
    }
  }
}

function* targets({ context }: Audit): Generator<Fault> {
  const gone = (name: unknown): name is string => typeof name === 'string' && !context.tagNames.has(name)
  for (const item of [...context.items.tag, ...context.items.transformation]) {
    for (const field of ['setupTag', 'teardownTag'])
      for (const [index, entry] of listOf(item.value[field]).entries())
        if (isObj(entry) && gone(entry.tagName))
          yield {
            item,
            place: at(at(item.place, field), index),
            message: say('audit.sequences.tagMissing', { field, tag: quote(entry.tagName) }),
          }
    for (const { parameter, place } of parametersOf(item.value.parameter, at(item.place, 'parameter')))
      if (parameter.type === 'TAG_REFERENCE' && gone(parameter.value))
        yield {
          item,
          place,
          message: say('audit.sequences.referenceMissing', { tag: quote(parameter.value) }),
        }
  }
}

function* rounds({ context }: Audit): Generator<Fault> {
  const next = new Map(context.items.tag.map((item): [string, readonly string[]] => [item.name, sequenceOf(item)]))
  for (const round of circles(next)) {
    const item: Item | undefined = context.items.tag.find(({ name }) => name === round[0])
    const message = say('audit.sequences.circle', { tags: joined(round.map(quote), 'list.arrow') })
    yield item === undefined ? { message } : { item, message }
  }
}

export const sequenceRules: readonly AuditRule[] = [
  { id: 'A04', name: 'duplicate-name', area: 'structure', severity: 'error', source: sources.importing, check: names },
  { id: 'A06', name: 'sequence-target-missing', area: 'structure', severity: 'error', source: sources.references, wholeOnly: true, check: targets },
  { id: 'A07', name: 'circular-sequence', area: 'structure', severity: 'error', source: sources.practice, check: rounds },
]
