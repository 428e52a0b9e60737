import { anyText } from '../gtm/anyText.ts'
import { isObj, type Obj } from '../gtm/values.ts'
import { setMember } from '../gtm/setMember.ts'

/** What a place in a thing refers to. */
export type ReferenceKind = 'trigger' | 'folder' | 'customTemplate' | 'tag' | 'variable'

/** Gives what stands in the place of a reference from now on; undefined takes an entry out of its list, or the key away. */
export type Visit = (kind: ReferenceKind, text: string) => string | undefined

const inText = /\{\{([^{}]+)\}\}/g

// People's notes and the source of a template are no references, whatever braces they have.
const prose = new Set(['notes', 'templateData'])

const text = (value: string, visit: Visit): string =>
  value.includes('{{') ? value.replace(inText, (_, name: string) => `{{${visit('variable', name) ?? name}}}`) : value

const listed = (kind: ReferenceKind, list: readonly unknown[], visit: Visit): readonly unknown[] =>
  list.flatMap((entry) => (typeof entry === 'string' || typeof entry === 'number' ? (visit(kind, String(entry)) ?? []) : [entry]))

/** Tags before and after, which have names in place of ids. */
const sequence = (list: readonly unknown[], visit: Visit): readonly unknown[] =>
  list.flatMap((entry) => {
    if (!isObj(entry) || typeof entry.tagName !== 'string') return [entry]
    const tagName = visit('tag', entry.tagName)
    return tagName === undefined ? [] : [{ ...entry, tagName }]
  })

const referenceKinds: Readonly<Record<string, ReferenceKind>> = { TRIGGER_REFERENCE: 'trigger', TAG_REFERENCE: 'tag' }

/** A parameter that refers, or null. Some tools write the members of a trigger group as TEMPLATE. */
const reference = (value: Obj, inGroup: boolean, visit: Visit): readonly unknown[] | null => {
  const kind = inGroup && value.type === 'TEMPLATE' ? 'trigger' : referenceKinds[anyText(value.type)]
  if (kind === undefined || typeof value.value !== 'string' || value.value.includes('{{')) return null
  const to = visit(kind, value.value)
  return to === undefined ? [] : [{ ...value, value: to }]
}

const inner = (value: unknown, visit: Visit, inGroup = false): unknown => {
  if (typeof value === 'string') return text(value, visit)
  if (Array.isArray(value))
    return value.flatMap((entry: unknown) => (isObj(entry) ? (reference(entry, inGroup, visit) ?? [inner(entry, visit)]) : [inner(entry, visit)]))
  if (!isObj(value)) return value
  const group = value.key === 'triggerIds'
  const made: Record<string, unknown> = {}
  for (const [key, entry] of Object.entries(value)) setMember(made, key, prose.has(key) ? entry : inner(entry, visit, group && key === 'list'))
  return made
}

const top = (key: string, value: unknown, visit: Visit): unknown => {
  if (key === 'firingTriggerId' || key === 'blockingTriggerId') return Array.isArray(value) ? listed('trigger', value, visit) : value
  if (key === 'setupTag' || key === 'teardownTag') return Array.isArray(value) ? sequence(value, visit) : value
  if (key === 'parentFolderId') return typeof value === 'string' || typeof value === 'number' ? visit('folder', String(value)) : value
  if (key === 'type') return typeof value === 'string' ? visit('customTemplate', value) : value
  return prose.has(key) ? value : inner(value, visit)
}

/** A copy of a thing with every reference to another thing replaced by what `visit` gives for it. */
export function mapReferences(body: Obj, visit: Visit): Obj {
  const made: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(body)) {
    const now = top(key, value, visit)
    if (now !== undefined) setMember(made, key, now)
  }
  return made
}
