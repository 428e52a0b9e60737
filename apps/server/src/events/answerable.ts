import { type EventMeasure, type EventQuestion, intervalStarts, isCut } from '@tagmason/engine'
import { type VisitDimension, visitDimensions } from './schema.ts'
import { areQuarters } from './sources.ts'

const ofVisits: readonly EventMeasure[] = ['events', 'visitors', 'visits', 'pageViews']
const ofPaths: readonly EventMeasure[] = ['events', 'pageViews']
const ofNames: readonly EventMeasure[] = ['events', 'pageViews', 'keyEvents', 'orders']

/** Whether events of a visit have a dimension in common, so that visits can be asked about it. */
export const isOfVisit = (field: unknown): field is VisitDimension => (visitDimensions as readonly unknown[]).includes(field)

/** Whether a typed question can be asked of visits. */
export const isOfVisits = (question: EventQuestion) => isOf(question, ofVisits, isOfVisit)

/** Whether it can be asked of how often each event happened. */
export const isOfNames = (question: EventQuestion) => isOf(question, ofNames, (field) => field === 'name')

/** Whether it can be asked of how often each path was seen on a day: such rows know no hours and no names. */
export const isOfPaths = (question: EventQuestion) =>
  question.name === undefined && question.by?.some((each) => isCut(each)) !== true && isOf(question, ofPaths, (field) => field === 'path')

function isOf(question: EventQuestion, measured: readonly EventMeasure[], isField: (field: unknown) => boolean): boolean {
  const { measures, by = [], filters = [], among = [] } = question
  if (among.length > 0) return false
  if (!measures.every((each) => measured.includes(each)) || !filters.every(({ field }) => isField(field))) return false
  return by.every((each) => (isCut(each) ? areQuarters(intervalStarts(question, each)) : isField(each)))
}
