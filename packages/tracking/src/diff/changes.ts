import type { Node } from './node.ts'
import { fieldWords, valueWords } from './words.ts'
import { joined } from '../sentences/list.ts'
import type { Words } from '../sentences/say.ts'

/** One field of a thing that is not as it was. */
export interface FieldChange {
  /** The keys that lead to it: `["parameter", "eventName"]`. */
  readonly path: readonly string[]
  /** The same as people call it: `Parameter eventName`. */
  readonly field: Words
  /** What stood there, in words; null where nothing did. */
  readonly before: Words | null
  readonly after: Words | null
}

/** What a node says, in words; null for what means nothing. */
export const nodeWords = (node: Node | undefined): Words | null => {
  if (node === undefined || node.text === '') return null
  return node.form === 'leaf'
    ? valueWords(node.value)
    : joined(
        [...node.members].flatMap(([, each]) => nodeWords(each) ?? []),
        'list.comma',
      )
}

/** The fields that differ, the deepest that are compared on their own, in the order of `before`. */
export function changesBetween(before: Node | undefined, after: Node | undefined, path: readonly string[] = []): FieldChange[] {
  if ((before?.text ?? '') === (after?.text ?? '')) return []
  const forms = [before, after].flatMap((node) => (node === undefined || node.text === '' ? [] : [node.form]))
  if (forms.includes('leaf') || new Set(forms).size > 1) return [{ path, field: fieldWords(path), before: nodeWords(before), after: nodeWords(after) }]
  const of = (node: Node | undefined) => (node === undefined || node.form === 'leaf' ? new Map<string, Node>() : node.members)
  const [a, b] = [of(before), of(after)]
  return [...new Set([...a.keys(), ...b.keys()])].flatMap((key) => changesBetween(a.get(key), b.get(key), [...path, key]))
}
