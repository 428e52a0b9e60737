import { type AuditChange, type AuditDigest, auditSecret } from '@tagmason/domain'
import type { DiffChange } from '@tagmason/ui'

export interface FieldWords {
  /** One value, as it is read. */
  tell(value: unknown): string
  /** Stands for the fields of a record that is kept as a whole. */
  whole: string
  /** Said of a secret that changed, of which neither value is kept. */
  hidden: string
}

/** Whether a value is kept as its size and hash. */
export const isDigest = (value: unknown): value is AuditDigest =>
  typeof value === 'object' && value !== null && 'sha256' in value && 'bytes' in value && typeof value.sha256 === 'string' && typeof value.bytes === 'number'

/** What the log keeps of an act, field by field: each record is a group, in the order of the log. A field that holds nothing is as one that is not there. */
export function fieldChanges(changes: readonly AuditChange[], { tell, whole, hidden }: FieldWords): DiffChange[] {
  const names = new Set<string>()
  return changes.flatMap(({ collection, id, before, after }) => {
    const named = `${words(collection)}: ${nameOf(after) ?? nameOf(before) ?? id}`
    const group = names.has(named) ? `${named} (${id})` : named
    names.add(group)
    const [was, is] = [fieldsOf(before), fieldsOf(after)]
    const titled = (path: string) => (path === '' ? whole : path)
    const differing = [...new Set([...was.keys(), ...is.keys()])].flatMap((path): DiffChange[] => {
      const [old, now] = [was.get(path), is.get(path)]
      const row = { title: titled(path), group }
      if (old === undefined) return [{ ...row, kind: 'added', after: tell(now) }]
      if (now === undefined) return [{ ...row, kind: 'removed', before: tell(old) }]
      return JSON.stringify(old) === JSON.stringify(now) ? [] : [{ ...row, kind: 'changed', before: tell(old), after: tell(now) }]
    })
    if (differing.length > 0) return differing
    // A record is kept because it differs: where nothing does that is shown, what is hidden does.
    return [...is].filter(([, value]) => value === auditSecret).map(([path]) => ({ kind: 'changed', title: titled(path), path: hidden, group }))
  })
}

/** `lastActive` as `Last active`. */
function words(name: string): string {
  const apart = name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .replaceAll('_', ' ')
    .toLowerCase()
  return apart.charAt(0).toUpperCase() + apart.slice(1)
}

/** What a record calls itself. */
function nameOf(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null) return undefined
  const { name, title, email, label } = row as Record<string, unknown>
  return [name, title, email, label].find((each): each is string => typeof each === 'string' && each !== '' && each !== auditSecret)
}

/** The values of a record by their paths, as `Steps › 2 › Delay`; a list of plain values is one. */
function fieldsOf(value: unknown, path = ''): Map<string, unknown> {
  if (value === null || value === undefined) return new Map()
  const parts = isDigest(value) || typeof value !== 'object' || isPlainList(value) ? [] : Object.entries(value)
  if (parts.length === 0) return new Map([[path, value]])
  return new Map(
    parts.flatMap(([key, part]) => {
      const step = Array.isArray(value) ? String(Number(key) + 1) : words(key)
      return [...fieldsOf(part, path === '' ? step : `${path} › ${step}`)]
    }),
  )
}

const isPlainList = (value: unknown) => Array.isArray(value) && value.every((each) => typeof each !== 'object' || each === null)
