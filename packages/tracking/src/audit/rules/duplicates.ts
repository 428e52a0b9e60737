import type { Item } from '../../gtm/context.ts'
import { at } from '../../gtm/finding.ts'
import { isObj, listOf, quote } from '../../gtm/values.ts'
import { canonicalJson } from '../../versions/canonical.ts'
import { say } from '../../sentences/say.ts'
import { idOf, firing, overlap } from '../read.ts'
import type { Audit, AuditRule, Fault, Operation, Patch } from '../types.ts'
import { pointerOf, removal } from '../patch.ts'
import { sources } from '../sources.ts'
import { parametersOf } from '../uses.ts'

const sortedTexts = (list: readonly unknown[]): readonly string[] => list.map(canonicalJson).sort()

const parameters = (item: Item): string => canonicalJson([item.type, sortedTexts(listOf(item.value.parameter))])

const own = new Set('accountId containerId name notes tagId triggerId fingerprint parentFolderId path tagManagerUrl workspaceId uniqueTriggerId'.split(' '))
const unordered = new Set('parameter filter customEventFilter autoEventFilter firingTriggerId blockingTriggerId'.split(' '))

/** Everything about a tag or trigger but its own name and place; the order of conditions and parameters means nothing. */
const content = (item: Item): string =>
  canonicalJson(
    Object.fromEntries(
      Object.entries(item.value)
        .filter(([key]) => !own.has(key))
        .map(([key, value]) => [key, unordered.has(key) && Array.isArray(value) ? sortedTexts(value) : value]),
    ),
  )

/** For each item the first earlier one that it repeats. */
function* repeats(items: readonly Item[], keyOf: (item: Item) => string, same: (one: Item, other: Item) => boolean = () => true): Generator<[Item, Item]> {
  const before = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const earlier = before.get(key) ?? []
    before.set(key, earlier)
    const found = earlier.find((one) => same(one, item))
    if (found !== undefined) yield [item, found]
    earlier.push(item)
  }
}

function* tags(audit: Audit): Generator<Fault> {
  const active = audit.context.items.tag.filter((item) => item.value.paused !== true && firing(item).length > 0)
  for (const [item, first] of repeats(active, parameters, (one, other) => overlap(audit, one, other))) {
    const safe = content(item) === content(first) && !audit.uses.tags.has(item.name)
    yield {
      item,
      message: say('audit.duplicates.tag', { tag: quote(item.name), first: quote(first.name) }),
      fix: safe ? removal(item, say('audit.duplicates.remove.fix', { thing: quote(item.name), first: quote(first.name) })) : undefined,
    }
  }
}

/** What groups wait for, by id; null where zones or variables name triggers too, in ways that a fix had better not touch. */
const grouped = ({ context }: Audit): ReadonlySet<unknown> | null => {
  const elsewhere = context.items.variable.some((one) => 'enablingTriggerId' in one.value || 'disablingTriggerId' in one.value)
  if (elsewhere || context.version.zone !== undefined) return null
  return new Set(context.items.trigger.flatMap((one) => [...parametersOf(one.value.parameter, one.place)].map(({ parameter }) => parameter.value)))
}

/** The tags that name the second trigger get the first one, and the second goes. */
const joined = ({ context }: Audit, item: Item, first: Item): Patch => {
  const [from, to] = [idOf(item), idOf(first)]
  const operations: Operation[] = []
  for (const tag of context.items.tag)
    for (const field of ['firingTriggerId', 'blockingTriggerId']) {
      const ids = listOf(tag.value[field])
      if (!ids.includes(from)) continue
      const value = [...new Set(ids.map((id) => (id === from ? to : id)))]
      operations.push({ op: 'replace', path: pointerOf(at(tag.place, field)), value })
    }
  return {
    title: say('audit.duplicates.replace.fix', { first: quote(first.name), thing: quote(item.name) }),
    operations: [...operations, { op: 'remove', path: pointerOf(item.place) }],
  }
}

function* triggers(audit: Audit): Generator<Fault> {
  const members = grouped(audit)
  for (const [item, first] of repeats(audit.context.items.trigger, content))
    yield {
      item,
      message: say('audit.duplicates.trigger', { trigger: quote(item.name), first: quote(first.name) }),
      fix: members === null || members.has(idOf(item)) || idOf(item) === idOf(first) ? undefined : joined(audit, item, first),
    }
}

const variableContent = (item: Item): string => {
  const { formatValue } = item.value
  return parameters(item) + (isObj(formatValue) && Object.keys(formatValue).length > 0 ? canonicalJson(formatValue) : '')
}

function* variables({ context }: Audit): Generator<Fault> {
  for (const [item, first] of repeats(context.items.variable, variableContent))
    yield {
      item,
      message: say('audit.duplicates.variable', { variable: quote(item.name), first: quote(first.name) }),
    }
}

export const duplicateRules: readonly AuditRule[] = [
  { id: 'A14', name: 'duplicate-tag', area: 'hygiene', severity: 'warning', source: sources.practice, check: tags },
  { id: 'A15', name: 'duplicate-trigger', area: 'hygiene', severity: 'warning', source: sources.practice, check: triggers },
  { id: 'A16', name: 'duplicate-variable', area: 'hygiene', severity: 'info', source: sources.practice, check: variables },
]
