import { Refusal } from '@tagmason/domain'
import { type SentEvent, sentEvents, writeContainer } from '@tagmason/tracking'
import { apart } from '../../apart.ts'
import type { Context } from '../../context.ts'
import { ownRow } from '../../own.ts'
import { storedFile } from '../containerHistory.ts'
import { madeTags } from '../madeTags.ts'
import { measuredPlan } from '../measuredPlan.ts'
import { visitParts } from './customEvents.ts'

/** What is run, and what a visit of it can be made of. */
export interface Source {
  /** The container as a text: it can have many megabytes, so it is read where it runs. */
  text: string
  /** How many tags it has; none where nothing is measured. */
  tags: number
  /** The names of the custom events that it waits for. */
  waits: string[]
  /** What is planned, which the generated tags were made from. */
  sent: SentEvent[]
  /** Whether the visitor is asked: the generated tags wait for an answer. */
  asks: boolean
}

/** The container that is run: a stored file, or without an id the generated tags. Throws a `Refusal` conflict where no file is stored. */
export async function containerText(context: Context, containerId: string | undefined): Promise<string> {
  if (containerId === undefined) return writeContainer((await madeTags(context)).file)
  await ownRow(context, 'containers', containerId)
  const stored = await storedFile(context, containerId)
  if (stored === undefined) throw new Refusal('conflict', `No file of ${containerId} is stored, so there is nothing to run: import an export of it first.`)
  return stored.text
}

/** The same with what a visit of it can be made of. */
export async function sourceOf(context: Context, containerId: string | undefined): Promise<Source> {
  const sent = sentEvents(await measuredPlan(context))
  if (containerId === undefined) {
    const { file, tags } = await madeTags(context)
    const consent = (await context.records.get('plans', context.session.project))?.consent ?? 'denied'
    return { text: writeContainer(file), ...visitParts(file), ...(tags.length === 0 && { tags: 0 }), sent, asks: consent === 'denied' }
  }
  const text = await containerText(context, containerId)
  return { text, ...(await apart(context, 'visitParts', text)), sent, asks: true }
}
