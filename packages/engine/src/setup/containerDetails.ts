import type { ContainerDetails, ContainerEntity, TagPreview } from '@tagmason/domain'
import { Refusal } from '@tagmason/domain'
import { type ContainerFile, containerPart, triggerNames, writeContainer } from '@tagmason/tracking'
import type { Context } from '../context.ts'
import { own, ownRow } from '../own.ts'
import { fileOf } from './containerChanges.ts'
import { madeTags } from './madeTags.ts'

/** What is in a container, as it is stored. */
export async function containerDetails(context: Context, id: string): Promise<ContainerDetails> {
  const container = await ownRow(context, 'containers', id)
  const stored = (await own(context, 'containerFiles')).find((file) => file.id === id)
  const file = fileOf(stored)
  if (stored === undefined || file === null) return { container, file: null }
  return { container, file: { fileName: stored.fileName, ...entitiesOf(file) } }
}

/** The tags, triggers and variables of a container for people: names in place of ids. */
function entitiesOf(file: ContainerFile): Record<'tags' | 'triggers' | 'variables', ContainerEntity[]> {
  const { tag = [], trigger = [], variable = [] } = file.containerVersion
  const triggerName = triggerNames(file)
  const firing = (one: { firingTriggerId?: unknown }): unknown[] => (Array.isArray(one.firingTriggerId) ? one.firingTriggerId : [])
  const entity = ({ name, type }: { name: unknown; type: unknown }, detail: string[]): ContainerEntity => ({ name: textOf(name), type: textOf(type), detail })
  const fired = new Map<string, string[]>()
  for (const one of tag)
    for (const id of new Set(firing(one).map(textOf))) {
      const names = fired.get(id)
      if (names === undefined) fired.set(id, [textOf(one.name)])
      else names.push(textOf(one.name))
    }
  return {
    tags: tag.map((one) =>
      entity(
        one,
        firing(one).map((id) => triggerName(textOf(id))),
      ),
    ),
    triggers: trigger.map((one) => entity(one, fired.get(textOf(one.triggerId)) ?? [])),
    variables: variable.map((one) => entity(one, [])),
  }
}

/** A file made by hand can say anything where a text belongs. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** One generated tag with what stands for it in the container file. */
export async function tagPreview(context: Context, id: string): Promise<TagPreview> {
  const { file, tags } = await madeTags(context)
  const made = tags.find(({ row }) => row.id === id)
  if (made === undefined) throw new Refusal('notFound', `There is no generated tag '${id}' in this project: its event may have been removed.`)
  return { tag: made.row, code: made.names.length === 0 ? '' : writeContainer(containerPart(file, new Set(made.names))) }
}
