import { type ActInput, type DetectedElement, type PlannedEvent, Refusal } from '@tagmason/domain'
import { repairEventName } from '@tagmason/tracking'
import type { Context } from '../context.ts'
import { forgetOldest, labelsOf, putLabel } from './elementLabels.ts'
import { languageOf, resultOf, storedAnalysis, suggestedName } from './screenshotAnalysis.ts'

/**
 * Corrects an element of the last analysis. An event's name that GA4 would refuse is repaired, and the repairs are returned; one that nobody gave follows type and
 * words. Throws a `Refusal` where there is no such element, or the plan has its event.
 */
export async function changeElement(context: Context, { id, change }: ActInput<'screenshots.change'>): Promise<Pick<PlannedEvent, 'repairs'>> {
  const stored = await storedAnalysis(context)
  const before = (await resultOf(context, stored)).elements.find((element) => element.id === id)
  const kept = stored.elements.find((element) => element.id === id)
  if (before === undefined || kept === undefined)
    throw new Refusal('notFound', 'This element is not in the last analysis: another one may have taken its place.')
  if (before.added) throw new Refusal('conflict', 'The plan has the event of this element: take it out of the plan before you correct the element.')

  const labels = await labelsOf(context, stored, id)
  const type = change.type ?? kept.type
  const text = change.text ?? kept.text
  const named = change.tracking === undefined ? null : repairEventName(change.tracking)
  const language = languageOf(stored, context.session)
  const follows = !stored.sample && !labels.has('event')
  // What the page said of its purpose is of the element as it was found.
  const purpose = type === kept.type && text === kept.text ? kept.purpose : undefined
  const suggested = follows ? suggestedName({ type, text, ...(purpose === undefined ? {} : { purpose }) }, language) : kept.tracking
  const tracking = named?.name ?? suggested
  const excluded = change.excluded ?? kept.excluded === true
  const { excluded: _excluded, ...rest } = kept
  const after: DetectedElement = { ...rest, type, text, tracking, ...(excluded ? { excluded } : {}) }

  const found: DetectedElement = { ...kept, type: typeFound(labels, kept) }
  const say = (field: 'type' | 'text' | 'event' | 'excluded', was: string, right: string) =>
    putLabel(context, stored, found, { field, found: labels.get(field)?.found ?? was, right })
  if (change.type !== undefined) say('type', kept.type, type)
  if (change.text !== undefined) say('text', kept.text, text)
  if (named !== null) say('event', suggested, tracking)
  if (change.excluded !== undefined) say('excluded', String(kept.excluded === true), String(excluded))
  await forgetOldest(context)
  context.records.put('screenshotAnalyses', stored.id, { ...stored, elements: stored.elements.map((element) => (element.id === id ? after : element)) })
  return { repairs: named?.repairs ?? [] }
}

/** A label tells the type as it was found, whatever it was corrected to since. */
const typeFound = (labels: Awaited<ReturnType<typeof labelsOf>>, { type }: DetectedElement) =>
  (labels.get('type')?.found as DetectedElement['type'] | undefined) ?? type
