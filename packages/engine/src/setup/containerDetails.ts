import { type ContainerDetails, type TagPreview, Refusal } from '@tagmason/domain'
import { containerPart, writeContainer } from '@tagmason/tracking'
import { apart } from '../apart.ts'
import type { Context } from '../context.ts'
import { ownRow } from '../own.ts'
import { storedFile } from './containerHistory.ts'
import { publishedInWords } from './published.ts'
import { madeTags } from './madeTags.ts'

/** What is in a container, as it is stored. */
export async function containerDetails(context: Context, id: string): Promise<ContainerDetails> {
  const container = await ownRow(context, 'containers', id)
  const stored = await storedFile(context, id)
  const entities = stored === undefined ? null : await apart(context, 'entities', stored.text)
  if (stored === undefined || entities === null) return { container, file: null }
  const { fileName, published } = stored
  return { container, file: { fileName, ...entities, published: published === undefined ? null : await publishedInWords(context, published) } }
}

/** One generated tag with what stands for it in the container file. */
export async function tagPreview(context: Context, id: string): Promise<TagPreview> {
  const { file, tags } = await madeTags(context)
  const made = tags.find(({ row }) => row.id === id)
  if (made === undefined) throw new Refusal('notFound', `There is no generated tag '${id}' in this project: its event may have been removed.`)
  return { tag: made.row, code: made.names.length === 0 ? '' : writeContainer(containerPart(file, new Set(made.names))) }
}
