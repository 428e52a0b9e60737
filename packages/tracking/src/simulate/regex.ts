import { say, type Words } from '../sentences/say.ts'
import type { Holds } from './known.ts'

/** Longer texts than any address are not searched: an expression may take for ever on them. */
const longest = 5000

/** Whether an expression finds something in a text; one that JavaScript does not read never does. */
export const testRegex = (source: string, flags: string, text: string): { readonly holds: Holds; readonly because: Words; readonly void?: true } => {
  if (text.length > longest) return { holds: 'unknown', because: say('simulate.regex.textTooLong', { most: longest }) }
  try {
    return { holds: new RegExp(source, flags).test(text), because: '' }
  } catch {
    return { holds: false, because: say('simulate.regex.invalid', { regex: JSON.stringify(source) }), void: true }
  }
}
