import { Refusal } from '@tagmason/domain'
import { type ContainerFile, type SentEvent, sentEvents } from '@tagmason/tracking'
import type { Context } from '../../context.ts'
import { ownRow } from '../../own.ts'
import { fileOf } from '../containerChanges.ts'
import { storedFile } from '../containerHistory.ts'
import { madeTags } from '../madeTags.ts'
import { measuredPlan } from '../measuredPlan.ts'

export interface Source {
  file: ContainerFile
  /** How many tags it has; none where nothing is measured. */
  tags: number
  /** What is planned, which the generated tags were made from. */
  sent: SentEvent[]
  /** Whether the visitor is asked: the generated tags wait for an answer. */
  asks: boolean
}

/** What is run: a container's stored file, or without an id the generated tags. Throws a `Refusal` conflict where no file is stored. */
export async function sourceOf(context: Context, containerId: string | undefined): Promise<Source> {
  const sent = sentEvents(await measuredPlan(context))
  const consent = (await context.records.get('plans', context.session.project))?.consent ?? 'denied'
  if (containerId === undefined) {
    const { file, tags } = await madeTags(context)
    return { file, tags: tags.length === 0 ? 0 : (file.containerVersion.tag?.length ?? 0), sent, asks: consent === 'denied' }
  }
  await ownRow(context, 'containers', containerId)
  const file = fileOf(await storedFile(context, containerId))
  if (file === null) throw new Refusal('conflict', `No file of ${containerId} is stored, so there is nothing to run: import an export of it first.`)
  return { file, tags: file.containerVersion.tag?.length ?? 0, sent, asks: true }
}
