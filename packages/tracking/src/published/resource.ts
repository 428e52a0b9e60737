import { isObj, listOf, type Obj } from '../gtm/values.ts'
import { LiteralError, readLiteral } from './literal.ts'

/** What a published script holds of its container, as Google's compiler wrote it. */
export interface Published {
  /** Such as `GTM-ABC1234`, `G-ABC123` or `AW-123`; empty where the script does not say. */
  readonly publicId: string
  /** The number of the published version; empty where the script does not say. */
  readonly version: string
  readonly macros: readonly Obj[]
  readonly tags: readonly Obj[]
  readonly predicates: readonly Obj[]
  /** Each a list such as `["if", 0, 1]`, `["unless", 2]`, `["add", 3]`, `["block", 4]`. */
  readonly rules: readonly (readonly (readonly unknown[])[])[]
  /** The compiled code of custom templates: functions `[50, "__cvt_…", …]`. */
  readonly runtime: readonly unknown[]
  /** Of custom templates, by their function. */
  readonly permissions: Obj
}

/** `resource:` as a key of an object literal, with or without quotes. */
const start = /(?<=[{,]\s*)(["']?)resource\1\s*:\s*\{/g
const ids = /\b(?:GTM-[A-Z0-9]{4,10}|(?:G|GT|AW|DC)-[A-Z0-9]{6,14})\b/g

const lists = (value: unknown): readonly Obj[] => listOf(value).map((one) => (isObj(one) ? one : {}))

/** The id that the script speaks of most: its own is in the name of the container and in what it tells the server. */
function idOf(text: string, blob: unknown): string {
  const own = isObj(blob) ? blob['10'] : undefined
  if (typeof own === 'string' && own !== '') return own
  const counts = new Map<string, number>()
  for (const [id] of text.matchAll(ids)) counts.set(id, (counts.get(id) ?? 0) + 1)
  const ranked = [...counts].sort(([one, a], [other, b]) => Number(other.startsWith('GTM-')) - Number(one.startsWith('GTM-')) || b - a)
  return ranked[0]?.[0] ?? ''
}

/** The object literal around an index, or only the one that begins there, where something behind it is no literal. */
function dataAt(text: string, key: number, inner: number): Obj {
  try {
    const whole = readLiteral(text, text.lastIndexOf('{', key - 1)).value
    if (isObj(whole) && isObj(whole.resource)) return whole
  } catch (error) {
    if (!(error instanceof LiteralError)) throw error
  }
  return { resource: readLiteral(text, inner).value }
}

/**
 * Finds the container in the text of a published script and reads it without running anything.
 * @returns undefined where the text has none.
 */
export function readPublished(text: string): Published | undefined {
  for (const found of text.matchAll(start)) {
    try {
      const data = dataAt(text, found.index, found.index + found[0].length - 1)
      const resource = isObj(data.resource) ? data.resource : {}
      if (!Array.isArray(resource.tags) || !Array.isArray(resource.rules)) continue
      return {
        publicId: idOf(text.slice(found.index), data.blob),
        version: typeof resource.version === 'string' ? resource.version : '',
        macros: lists(resource.macros),
        tags: lists(resource.tags),
        predicates: lists(resource.predicates),
        rules: listOf(resource.rules).map((rule) => listOf(rule).map(listOf)),
        runtime: listOf(data.runtime),
        permissions: isObj(data.permissions) ? data.permissions : {},
      }
    } catch (error) {
      if (!(error instanceof LiteralError)) throw error
    }
  }
  return undefined
}
