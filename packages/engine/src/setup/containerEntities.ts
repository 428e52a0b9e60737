import type { ContainerEntity } from '@tagmason/domain'
import { readContainer, tagTypeOf, templateTypeNames, triggerNames } from '@tagmason/tracking'

/** The tags, triggers and variables of a container's file for people, with names in place of ids; null where it cannot be read. */
export function entitiesOfFile(text: string): Record<'tags' | 'triggers' | 'variables', ContainerEntity[]> | null {
  const { file } = readContainer(text)
  if (file === null) return null
  const { tag = [], trigger = [], variable = [] } = file.containerVersion
  const triggerName = triggerNames(file)
  const templateName = templateTypeNames(file)
  const firing = (one: { firingTriggerId?: unknown }): unknown[] => (Array.isArray(one.firingTriggerId) ? one.firingTriggerId : [])
  const entity = ({ name, type }: { name: unknown; type: unknown }, detail: string[]): ContainerEntity => ({
    name: textOf(name),
    type: templateName.get(textOf(type)) ?? textOf(type),
    detail,
  })
  const fired = new Map<string, string[]>()
  for (const one of tag)
    for (const id of new Set(firing(one).map(textOf))) {
      const names = fired.get(id)
      if (names === undefined) fired.set(id, [textOf(one.name)])
      else names.push(textOf(one.name))
    }
  return {
    tags: tag.map((one) => {
      const label = tagTypeOf(textOf(one.type))?.label
      const row = entity(
        one,
        firing(one).map((id) => triggerName(textOf(id))),
      )
      return label === undefined ? row : { ...row, typeLabel: label }
    }),
    triggers: trigger.map((one) => entity(one, fired.get(textOf(one.triggerId)) ?? [])),
    variables: variable.map((one) => entity(one, [])),
  }
}

/** A file made by hand can say anything where a text belongs. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
