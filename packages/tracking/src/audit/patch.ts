import type { Item } from '../gtm/context.ts'
import type { Place } from '../gtm/finding.ts'
import type { ContainerFile } from '../gtm/model.ts'
import { isObj } from '../gtm/values.ts'
import type { Operation, Patch } from './types.ts'
import { say, type Sentence } from '../sentences/say.ts'
import { SentenceError } from '../sentences/sentenceError.ts'

/** The JSON pointer (RFC 6901) of a place. */
export const pointerOf = (place: Place): string =>
  place.up === null ? '' : `${pointerOf(place.up)}/${String(place.step).replaceAll('~', '~0').replaceAll('/', '~1')}`

/** A fix that takes the entity out. */
export const removal = (item: Item, title: Sentence): Patch => ({ title, operations: [{ op: 'remove', path: pointerOf(item.place) }] })

/** A fix that writes another value in one place. */
export const replacement = (place: Place, value: unknown, title: Sentence): Patch => ({
  title,
  operations: [{ op: 'replace', path: pointerOf(place), value }],
})

const stepsOf = (path: string): readonly string[] =>
  path
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))

const misfit = (path: string): Error => new SentenceError(say('audit.patch.otherFile', { path }))

const changed = (value: unknown, steps: readonly string[], operation: Operation): unknown => {
  const [step, ...rest] = steps
  if (step === undefined) throw misfit(operation.path)
  if (Array.isArray(value)) {
    const index = step === '-' ? value.length : Number(step)
    const list: unknown[] = [...value]
    const appends = rest.length === 0 && operation.op === 'add'
    if (!/^(?:\d+|-)$/.test(step) || index > list.length || (index === list.length && !appends)) throw misfit(operation.path)
    if (rest.length > 0) list[index] = changed(list[index], rest, operation)
    else if (operation.op === 'add') list.splice(index, 0, operation.value)
    else if (operation.op === 'replace') list[index] = operation.value
    else list.splice(index, 1)
    return list
  }
  if (!isObj(value) || (!Object.hasOwn(value, step) && (operation.op !== 'add' || rest.length > 0))) throw misfit(operation.path)
  const entries = Object.entries(value)
  if (rest.length === 0 && operation.op === 'remove') return Object.fromEntries(entries.filter(([key]) => key !== step))
  const inner = rest.length > 0 ? changed(value[step], rest, operation) : operation.op === 'remove' ? undefined : operation.value
  return Object.fromEntries(Object.hasOwn(value, step) ? entries.map(([key, old]) => [key, key === step ? inner : old]) : [...entries, [step, inner]])
}

/** Empty lists of entities are left out, as in genuine exports. */
const withoutEmptyLists = (file: ContainerFile): ContainerFile => ({
  ...file,
  containerVersion: Object.fromEntries(
    Object.entries(file.containerVersion).filter(([, value]) => !Array.isArray(value) || value.length > 0),
  ) as unknown as ContainerFile['containerVersion'],
})

/**
 * The file with a fix applied; the one that was given stays as it is. Lists of entities that the fix empties are left out.
 * @throws Error when the fix was made for another file
 */
export function applyFix(file: ContainerFile, fix: Pick<Patch, 'operations'>): ContainerFile {
  let now: unknown = file
  for (const operation of fix.operations) now = changed(now, stepsOf(operation.path), operation)
  return withoutEmptyLists(now as ContainerFile)
}
