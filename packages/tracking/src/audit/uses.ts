import type { Context, Item } from '../gtm/context.ts'
import { at, type Place, root } from '../gtm/finding.ts'
import { referencesIn } from '../gtm/references.ts'
import { isObj, listOf } from '../gtm/values.ts'

/** Who uses what in a container. */
export interface Uses {
  /** Ids of triggers that tags, groups or zones name. */
  readonly triggers: ReadonlySet<string>
  /** Names of variables that something other than the variable itself refers to. */
  readonly variables: ReadonlySet<string>
  /** Type codes of tags, variables, clients and transformations. */
  readonly types: ReadonlySet<string>
  readonly folders: ReadonlySet<string>
  /** Names of tags that a sequence or a reference names. */
  readonly tags: ReadonlySet<string>
}

/** An id as a text: hand-made files write some as numbers. '' for anything else. */
export const idText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** A text of an entity, with its place. */
export interface Said {
  readonly text: string
  readonly place: Place
}

// Not parts that do anything: a name in them is no reference.
const skipped = new Set(['name', 'notes', 'fingerprint', 'tagManagerUrl', 'path', 'accountId', 'containerId'])

function* walk(value: unknown, place: Place): Generator<Said> {
  if (typeof value === 'string') yield { text: value, place }
  else if (Array.isArray(value)) for (const [index, entry] of value.entries()) yield* walk(entry, at(place, index))
  else if (isObj(value)) for (const [key, entry] of Object.entries(value)) yield* walk(entry, at(place, key))
}

/** Every text in an entity that does something, in file order. */
export function* textsOf(item: Item): Generator<Said> {
  for (const [key, entry] of Object.entries(item.value)) if (!skipped.has(key)) yield* walk(entry, at(item.place, key))
}

/** Every parameter object of an entity, at any depth, with its place. */
export function* parametersOf(value: unknown, place: Place): Generator<{ readonly parameter: Readonly<Record<string, unknown>>; readonly place: Place }> {
  if (Array.isArray(value)) for (const [index, entry] of value.entries()) yield* parametersOf(entry, at(place, index))
  else if (isObj(value)) {
    if (typeof value.type === 'string') yield { parameter: value, place }
    for (const key of ['parameter', 'list', 'map']) if (Array.isArray(value[key])) yield* parametersOf(value[key], at(place, key))
  }
}

/** The tags that a tag runs before or after itself, by name. */
export const sequenceOf = (item: Item): readonly string[] =>
  [...listOf(item.value.setupTag), ...listOf(item.value.teardownTag)].flatMap((entry) =>
    isObj(entry) && typeof entry.tagName === 'string' ? [entry.tagName] : [],
  )

/** Goes through the file once. */
export const collectUses = (context: Context): Uses => {
  const triggers = new Set<string>()
  const variables = new Set<string>()
  const types = new Set<string>()
  const folders = new Set<string>()
  const tags = new Set<string>()
  for (const items of Object.values(context.items))
    for (const item of items) {
      if (item.kind !== 'builtInVariable') types.add(item.type)
      if (item.value.parentFolderId !== undefined) folders.add(idText(item.value.parentFolderId))
      for (const id of [...listOf(item.value.firingTriggerId), ...listOf(item.value.blockingTriggerId)]) triggers.add(idText(id))
      for (const name of sequenceOf(item)) tags.add(name)
      // Some tools write the members of a group as plain texts.
      for (const { parameter } of parametersOf(item.value.parameter, item.place)) {
        if (typeof parameter.value !== 'string') continue
        if (parameter.type === 'TRIGGER_REFERENCE' || item.type === 'TRIGGER_GROUP') triggers.add(parameter.value)
        if (parameter.type === 'TAG_REFERENCE') tags.add(parameter.value)
      }
      for (const { text } of textsOf(item)) for (const name of referencesIn(text)) if (item.kind !== 'variable' || name !== item.name) variables.add(name)
      // A variable can be switched on and off by triggers.
      for (const id of [...listOf(item.value.enablingTriggerId), ...listOf(item.value.disablingTriggerId)]) triggers.add(idText(id))
    }
  // Zones have no list of their own among the items; what they name is used.
  for (const { text } of walk(context.version.zone, root)) triggers.add(text)
  return { triggers, variables, types, folders, tags }
}
