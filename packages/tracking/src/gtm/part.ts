import type { ContainerFile, ContainerVersion, Parameter } from './model.ts'
import { referencesIn } from './references.ts'

const namesIn = (value: unknown): readonly string[] => referencesIn(JSON.stringify(value))

/** Values of one type of parameter, however deep. */
const valuesOf = (parameters: readonly Parameter[] = [], type: string): string[] =>
  parameters.flatMap((one) => [...(one.type === type && one.value !== undefined ? [one.value] : []), ...valuesOf(one.list, type), ...valuesOf(one.map, type)])

/** The set and all that its members lead to; a set that grows while it is walked reaches them all. */
function reached<T>(from: Iterable<T>, next: (one: T) => Iterable<T>): Set<T> {
  const found = new Set(from)
  for (const one of found) for (const other of next(one)) found.add(other)
  return found
}

/**
 * The container with only these tags, by name, and what they need: tags that run before or after them or that they name, the triggers that fire or block
 * them, variables, also those that variables read, built-in variables and templates. Folders, clients and transformations stay. Names that the container has not are ignored.
 */
export function containerPart(file: ContainerFile, tagNames: ReadonlySet<string>): ContainerFile {
  const { tag = [], trigger = [], variable = [], builtInVariable = [], customTemplate = [], ...version } = file.containerVersion
  const wantedTags = reached(tagNames, (name) =>
    tag
      .filter((one) => one.name === name)
      .flatMap(({ setupTag = [], teardownTag = [], parameter }) => [
        ...[...setupTag, ...teardownTag].map((other) => other.tagName),
        ...valuesOf(parameter, 'TAG_REFERENCE'),
      ]),
  )
  const tags = tag.filter((one) => wantedTags.has(one.name))
  const triggerIds = reached(
    tags.flatMap((one) => [...(one.firingTriggerId ?? []), ...(one.blockingTriggerId ?? [])]),
    (id) => trigger.filter((one) => one.triggerId === id).flatMap((one) => valuesOf(one.parameter, 'TRIGGER_REFERENCE')),
  )
  const triggers = trigger.filter((one) => triggerIds.has(one.triggerId))
  const wanted = reached([...tags, ...triggers].flatMap(namesIn), (name) => variable.filter((one) => one.name === name).flatMap(namesIn))
  const variables = variable.filter((one) => wanted.has(one.name))
  const others = [...(version.client ?? []), ...(version.transformation ?? [])]
  const templates = [...tags, ...variables, ...others].some(({ type }) => type.startsWith('cvt_')) ? customTemplate : []
  const lists = {
    tag: tags,
    trigger: triggers,
    variable: variables,
    builtInVariable: builtInVariable.filter((one) => wanted.has(one.name)),
    customTemplate: templates,
  }
  const filled = Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0))
  return { ...file, containerVersion: { ...version, ...filled } satisfies ContainerVersion }
}
