import { say } from '../sentences/say.ts'
import { builtInNamesIn } from './builtInNames.ts'
import type { Context, Item } from './context.ts'
import { at, type Place } from './finding.ts'
import { quote } from './values.ts'

const reference = /\{\{([^{}]+)\}\}/g

/** The names that a text refers to with `{{…}}`, in order, repeats included. */
export const referencesIn = (text: string): readonly string[] => {
  if (!text.includes('{{')) return []
  return Array.from(text.matchAll(reference), (match) => match[1] ?? '')
}

const checkText = (context: Context, text: string, place: Place, item: Item, seen: Set<string>): void => {
  for (const name of referencesIn(text)) {
    // Names with an underscore in front, such as _event, are the system's own.
    if (name.startsWith('_') || context.variableNames.has(name) || seen.has(name)) continue
    seen.add(name)
    if (builtInNamesIn(context.usage).has(name)) context.report('W081', place, say('gtm.references.builtInOff', { name }), item)
    else context.report('W080', place, say('gtm.references.missing', { quoted: quote(name), name }), item)
  }
}

// Two braces in a row are ordinary in code.
const codeTypes = new Set(['html', 'jsm'])

const checkClosed = (context: Context, text: string, place: Place, item: Item): void => {
  if (codeTypes.has(item.type) || item.type.startsWith('cvt_') || !text.replace(reference, '').includes('{{')) return
  context.report('W112', place, say('gtm.references.notClosed', { text: quote(text) }), item)
}

const skipped = new Set(['name', 'notes', 'templateData', 'fingerprint', 'tagManagerUrl', 'path'])

const walk = (context: Context, value: unknown, place: Place, item: Item, seen: Set<string>): void => {
  if (typeof value === 'string') {
    if (value.includes('{{')) {
      checkText(context, value, place, item, seen)
      checkClosed(context, value, place, item)
    }
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) walk(context, value[index], at(place, index), item, seen)
    return
  }
  for (const [key, entry] of Object.entries(value)) if (typeof entry !== 'string' || entry.includes('{{')) walk(context, entry, at(place, key), item, seen)
}

/** `{{…}}` in any text of an entity; each unresolved name is reported once, where it first stands. */
export const checkReferences = (context: Context): void => {
  const seen = new Set<string>()
  const { tag, trigger, variable, client, transformation } = context.items
  for (const items of [tag, trigger, variable, client, transformation])
    for (const item of items)
      for (const [key, entry] of Object.entries(item.value)) if (!skipped.has(key)) walk(context, entry, at(item.place, key), item, seen)
}
