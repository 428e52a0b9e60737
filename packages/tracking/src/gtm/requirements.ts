import { saidKind } from '../sentences/kinds.ts'
import { say } from '../sentences/say.ts'
import type { Context, Item } from './context.ts'
import { at } from './finding.ts'
import { parameterOf } from './parameters.ts'
import { knownParameterKeys } from './paramKeys.ts'
import { requiredKeys, serverTags, serverTriggers, serverVariables, webTags, webTriggers, webVariables } from './typeFacts.ts'
import { isObj, listOf, quote } from './values.ts'

const checkRequired = (context: Context, item: Item): void => {
  for (const key of requiredKeys[`${item.kind}.${item.type}`] ?? []) {
    const found = parameterOf(item, key)
    if (found === undefined) {
      context.report('E060', item.place, say('gtm.requirements.missing', { kind: saidKind(item.kind), type: item.type, key }), item)
      continue
    }
    // An empty constant is a value; elsewhere an empty text is nothing.
    const empty = found.value === undefined || found.value === '' || found.value === null
    if (empty && item.type !== 'c') context.report('E060', item.place, say('gtm.requirements.empty', { key, kind: saidKind(item.kind), type: item.type }), item)
  }
}

const checkKnownKeys = (context: Context, item: Item): void => {
  const known = knownParameterKeys(item.kind, item.type)
  if (known === undefined) return
  for (const [index, entry] of listOf(item.value.parameter).entries()) {
    if (!isObj(entry) || typeof entry.key !== 'string' || known.has(entry.key)) continue
    const place = at(at(at(item.place, 'parameter'), index), 'key')
    context.report('I060', place, say('gtm.requirements.unknownParameter', { key: quote(entry.key), type: item.type }), item)
  }
}

const kinds = {
  tag: { web: webTags, server: serverTags },
  trigger: { web: webTriggers, server: serverTriggers },
  variable: { web: webVariables, server: serverVariables },
} as const

const checkPlace = (context: Context, item: Item, wrong: ReadonlySet<string>): void => {
  if (!wrong.has(item.type)) return
  context.report(
    'E055',
    at(item.place, 'type'),
    context.usage === 'SERVER'
      ? say('gtm.requirements.webOnly', { kind: saidKind(item.kind), type: item.type, usage: context.usage })
      : say('gtm.requirements.serverOnly', { kind: saidKind(item.kind), type: item.type, usage: context.usage }),
    item,
  )
}

/** What single types need, where they may stand, and which of their parameters are unknown. */
export const checkRequirements = (context: Context): void => {
  const { usage, items } = context
  for (const kind of ['tag', 'trigger', 'variable'] as const) {
    const wrong = usage === 'SERVER' ? kinds[kind].web : usage === 'WEB' ? kinds[kind].server : null
    for (const item of items[kind]) {
      if (wrong !== null) checkPlace(context, item, wrong)
      if (kind === 'trigger') continue
      checkRequired(context, item)
      checkKnownKeys(context, item)
    }
  }
  if (usage !== 'WEB') return
  for (const item of [...items.client, ...items.transformation])
    context.report('E055', item.place, say('gtm.requirements.kindServerOnly', { kind: saidKind(item.kind), usage }), item)
}
