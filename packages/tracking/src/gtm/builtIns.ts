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
      context.report(
        'E070',
        item.place,
        say`The type of this built-in variable is ${type === '' ? say`empty` : kindOf(type)}, so nothing is switched on: write one such as PAGE_URL.`,
        item,
      )
      continue
    }
    const place = at(item.place, 'type')
    if (!builtInTypes.has(type)) {
      const meant = meantSpelling(type, builtInTypes)
      if (meant === undefined) context.report('I070', place, say`The built-in variable ${quote(type)} is not known here, so it is kept as it is.`, item)
      else context.report('E070', place, say`The built-in variable ${quote(type)} is not the spelling of an export file, so write ${meant}.`, item)
    }
    if (seen.has(type)) context.report('E071', place, say`The built-in variable ${type} is listed twice, so remove one entry.`, item)
    seen.add(type)
    const usual = builtInNames.get(type)
    if (usual !== undefined && typeof name === 'string' && name !== usual)
      context.report(
        'I071',
        at(item.place, 'name'),
        say`The built-in variable ${type} is called ${quote(name)} here and ${quote(usual)} in Google Tag Manager, so references should use the latter.`,
        item,
      )
  }
}
