import type { Item } from '../../gtm/context.ts'
import { builtInNames, builtInNamesIn } from '../../gtm/builtInNames.ts'
import { builtInTriggers } from '../../gtm/enums.ts'
import { at, type Place } from '../../gtm/finding.ts'
import { referencesIn } from '../../gtm/references.ts'
import { listOf, quote } from '../../gtm/values.ts'
import { say } from '../../sentences/say.ts'
import type { Audit, AuditRule, Fault, Patch } from '../types.ts'
import { pointerOf } from '../patch.ts'
import { conditionsOf } from '../read.ts'
import { sources } from '../sources.ts'
import { idText, textsOf } from '../uses.ts'

function* triggers({ context }: Audit): Generator<Fault> {
  for (const item of context.items.tag)
    for (const field of ['firingTriggerId', 'blockingTriggerId'])
      for (const [index, id] of listOf(item.value[field]).entries())
        if (!context.triggerIds.has(idText(id)) && !builtInTriggers.has(idText(id)))
          yield {
            item,
            place: at(at(item.place, field), index),
            message: say('audit.references.trigger', { trigger: quote(idText(id)) }),
          }
}

function* templates({ context }: Audit): Generator<Fault> {
  const { tag, variable, client } = context.items
  for (const item of [...tag, ...variable, ...client])
    if (item.type.startsWith('cvt_') && !context.templateTypes.has(item.type))
      yield {
        item,
        place: at(item.place, 'type'),
        message: say('audit.references.template', { type: quote(item.type) }),
      }
}

function* folders({ context }: Audit): Generator<Fault> {
  for (const items of Object.values(context.items))
    for (const item of items) {
      if (item.value.parentFolderId === undefined) continue
      const folder = idText(item.value.parentFolderId)
      if (context.folderIds.has(folder)) continue
      const place = at(item.place, 'parentFolderId')
      yield {
        item,
        place,
        message: say('audit.references.folder', { folder: quote(folder) }),
        fix: { title: say('audit.references.folder.fix', { thing: quote(item.name) }), operations: [{ op: 'remove', path: pointerOf(place) }] },
      }
    }
}

/** The repair for a built-in variable that is not switched on. */
const switchOn = ({ context }: Audit, name: string): Patch | undefined => {
  const type = [...builtInNames].find(
    ([key, own]) => own === name && key.startsWith('SERVER_') === (context.usage === 'SERVER' && name.startsWith('Page')),
  )?.[0]
  if (type === undefined) return undefined
  const { accountId, containerId } = context.container
  const owner = { ...(typeof accountId === 'string' ? { accountId } : {}), ...(typeof containerId === 'string' ? { containerId } : {}) }
  const entry = { ...owner, type, name }
  const list = '/containerVersion/builtInVariable'
  const exists = Array.isArray(context.version.builtInVariable)
  return {
    title: say('audit.references.builtIn.fix', { name: quote(name) }),
    operations: [
      exists ? { op: 'add', path: `${list}/${listOf(context.version.builtInVariable).length}`, value: entry } : { op: 'add', path: list, value: [entry] },
    ],
  }
}

const isMissing = ({ context }: Audit, name: string): boolean => !name.startsWith('_') && !context.variableNames.has(name)
const isBuiltIn = ({ context }: Audit, name: string): boolean => builtInNamesIn(context.usage).has(name)

function* variables(audit: Audit): Generator<Fault> {
  const { tag, trigger, variable, client, transformation } = audit.context.items
  const inConditions = new Set(trigger.flatMap((item) => conditionsOf(item).flatMap((one) => referencesIn(one.variable))))
  const seen = new Map<string, { readonly item: Item; readonly place: Place }>()
  for (const item of [...tag, ...trigger, ...variable, ...client, ...transformation])
    for (const { text, place } of textsOf(item))
      for (const name of referencesIn(text)) if (!seen.has(name) && isMissing(audit, name)) seen.set(name, { item, place })
  for (const [name, { item, place }] of seen) {
    if (!isBuiltIn(audit, name))
      yield {
        item,
        place,
        message: say('audit.references.variable', { quoted: quote(name), name }),
      }
    // A condition on it is worse, and A85 says so.
    else if (!inConditions.has(name))
      yield {
        item,
        place,
        message: say('audit.references.builtIn', { name }),
        fix: switchOn(audit, name),
      }
  }
}

function* builtIns(audit: Audit): Generator<Fault> {
  for (const item of audit.context.items.trigger)
    for (const { variable, place } of conditionsOf(item))
      for (const name of referencesIn(variable))
        if (isMissing(audit, name) && isBuiltIn(audit, name))
          yield {
            item,
            place,
            message: say('audit.references.builtInCondition', { name }),
            fix: switchOn(audit, name),
          }
}

export const referenceRules: readonly AuditRule[] = [
  { id: 'A01', name: 'unresolved-trigger', area: 'structure', severity: 'error', source: sources.importing, wholeOnly: true, check: triggers },
  { id: 'A02', name: 'unresolved-template', area: 'structure', severity: 'error', source: sources.importing, wholeOnly: true, check: templates },
  { id: 'A03', name: 'unresolved-folder', area: 'structure', severity: 'error', source: sources.importing, wholeOnly: true, check: folders },
  { id: 'A05', name: 'unresolved-variable', area: 'structure', severity: 'warning', source: sources.references, wholeOnly: true, check: variables },
  { id: 'A85', name: 'builtin-not-enabled', area: 'trigger', severity: 'warning', source: sources.builtIns, wholeOnly: true, check: builtIns },
]
