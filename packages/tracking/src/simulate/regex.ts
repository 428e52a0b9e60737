import { say } from '../sentences/say.ts'
import type { Holds } from './known.ts'

/** Longer texts than any address are not searched: an expression may take for ever on them. */
const longest = 5000

/** Whether an expression finds something in a text; one that JavaScript does not read never does. */
export const testRegex = (source: string, flags: string, text: string): { readonly holds: Holds; readonly because: string; readonly void?: true } => {
  if (text.length > longest) return { holds: 'unknown', because: say`The text has more than ${longest} characters, so no expression is tried on it.` }
  try {
    return { holds: new RegExp(source, flags).test(text), because: '' }
  } catch {
    return { holds: false, because: say`${JSON.stringify(source)} is no regular expression, so it never matches.`, void: true }
  }
}
