import { type ElementLabel, type FindingFeedback, labelFields } from '@tagmason/domain'

/** Where bands of confidence begin, in percent; the last ends with 100. */
const bands = [90, 70, 50, 0] as const

/** What people said of what was found on pictures and in pages: their corrections, and how often a type and words were right, by how sure the picture's reading was. */
export function findingFeedback(labels: readonly ElementLabel[]): FindingFeedback {
  const corrections = labelFields.map((field) => ({ field, count: labels.filter((label) => label.field === field && label.found !== label.right).length }))
  // What HTML says is certain, so only pictures tell whether the confidence is.
  const seen = labels.filter(({ box }) => box !== undefined)
  const of = (field: ElementLabel['field'], within: readonly ElementLabel[]) => {
    const judged = within.filter((label) => label.field === field)
    return { right: judged.filter(({ found, right }) => found === right).length, judged: judged.length }
  }
  const rows = bands.map((from, place) => {
    const to = bands[place - 1] ?? 100
    const within = seen.filter(({ confidence }) => confidence >= from && (confidence < to || to === 100))
    return { from, to, type: of('type', within), text: of('text', within) }
  })
  return { corrections: corrections.filter(({ count }) => count > 0), bands: rows.filter(({ type, text }) => type.judged + text.judged > 0) }
}
