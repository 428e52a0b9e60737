import { say } from '../sentences/say.ts'
import { builtInNames, builtInTypes } from './builtInNames.ts'
import type { Context } from './context.ts'
import { meantSpelling } from './enums.ts'
import { at } from './finding.ts'
import { kindOf, quote } from './values.ts'

/** The list of built-in variables that are switched on. */
export const checkBuiltIns = (context: Context): void => {
  const seen = new Set<string>()
  for (const item of context.items.builtInVariable) {
    const { type, name } = item.value
    if (typeof type !== 'string' || type === '') {
      context.report('E070', item.place, say('gtm.builtIns.typeUnusable', { found: type === '' ? say('gtm.found.empty') : kindOf(type) }), item)
      continue
    }
    const place = at(item.place, 'type')
    if (!builtInTypes.has(type)) {
      const meant = meantSpelling(type, builtInTypes)
      if (meant === undefined) context.report('I070', place, say('gtm.builtIns.unknown', { type: quote(type) }), item)
      else context.report('E070', place, say('gtm.builtIns.spelling', { type: quote(type), meant }), item)
    }
    if (seen.has(type)) context.report('E071', place, say('gtm.builtIns.twice', { type }), item)
    seen.add(type)
    const usual = builtInNames.get(type)
    if (usual !== undefined && typeof name === 'string' && name !== usual)
      context.report('I071', at(item.place, 'name'), say('gtm.builtIns.otherName', { type, name: quote(name), usual: quote(usual) }), item)
  }
}
