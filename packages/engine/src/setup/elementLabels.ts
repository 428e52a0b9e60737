import { type DetectedElement, type ElementLabel, type FileToSave, labelFields, Refusal, type StoredAnalysis } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { own } from '../own.ts'

type Field = ElementLabel['field']

/** The most labels of a project; the oldest go first. */
export const mostLabels = 5000

/** What was found in each field before anybody corrected it, as far as it is labelled. */
export type Findings = ReadonlyMap<Field, ElementLabel>

/** The labels of one element. */
export async function labelsOf(context: Context, stored: StoredAnalysis, element: string): Promise<Findings> {
  const there = await allLabels(context)
  return new Map(
    labelFields.flatMap((field) => {
      const label = there.get(idOf(stored, element, field))
      return label === undefined ? [] : [[field, label]]
    }),
  )
}

/** Read once for all: each question to the store is one to the database. */
const allLabels = async ({ records }: Context) => new Map((await records.list('elementLabels')).map((label) => [label.id, label]))

/** Writes what a person says of a field of an element; what they say again as it was found is no correction, and its label goes. The sample's elements were found by nobody, and a model's not by the device. */
export function putLabel(context: Context, stored: StoredAnalysis, element: DetectedElement, said: Pick<ElementLabel, 'field' | 'found' | 'right'>): void {
  if (stored.sample || element.inserted) return
  const id = idOf(stored, element.id, said.field)
  if (said.found === said.right) return context.records.remove('elementLabels', id)
  context.records.put('elementLabels', id, labelOf(context, stored, element, said))
}

/** Who adds elements as they were found says that their type and words were right. */
export async function confirm(context: Context, stored: StoredAnalysis, elements: readonly DetectedElement[]): Promise<void> {
  if (stored.sample) return
  const there = await allLabels(context)
  for (const element of elements.filter(({ inserted }) => !inserted))
    for (const field of ['type', 'text'] as const) {
      const id = idOf(stored, element.id, field)
      const value = element[field]
      if (value === '' || there.has(id)) continue
      context.records.put('elementLabels', id, labelOf(context, stored, element, { field, found: value, right: value }))
    }
  await forgetOldest(context)
}

/** Takes back what adding said; corrections stay. */
export async function unconfirm(context: Context, stored: StoredAnalysis, elements: readonly DetectedElement[]): Promise<void> {
  const there = await allLabels(context)
  for (const { id: element } of elements)
    for (const field of ['type', 'text'] as const) {
      const label = there.get(idOf(stored, element, field))
      if (label !== undefined && label.found === label.right) context.records.remove('elementLabels', label.id)
    }
}

export async function forgetOldest(context: Context): Promise<void> {
  const labels = await own(context, 'elementLabels')
  const old = labels.toSorted((a, b) => b.at.localeCompare(a.at)).slice(mostLabels)
  for (const { id } of old) context.records.remove('elementLabels', id)
}

/** What was said of the findings of the selected project, a line of JSON each, the oldest first. Throws a `Refusal` where nothing was. */
export async function labelsFile(context: Context): Promise<FileToSave> {
  const labels = (await own(context, 'elementLabels')).toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id))
  if (labels.length === 0) throw new Refusal('notFound', 'Nobody has corrected or added a finding in this project yet: do so on the page Screenshot Analysis.')
  const lines = labels.map(({ id: _id, project: _project, ...label }) => `${JSON.stringify(label)}\n`)
  return { fileName: `${context.session.project}-element-labels.jsonl`, text: lines.join('') }
}

const idOf = ({ id, analyzedAt }: StoredAnalysis, element: string, field: Field) => `${id}/${analyzedAt}/${element}/${field}`

function labelOf(
  { now }: Context,
  stored: StoredAnalysis,
  { id, type, confidence, box }: DetectedElement,
  said: Pick<ElementLabel, 'field' | 'found' | 'right'>,
): ElementLabel {
  return {
    id: idOf(stored, id, said.field),
    project: stored.project,
    ...said,
    type,
    confidence,
    ...(box === undefined ? {} : { box }),
    at: now.toISOString(),
  }
}
