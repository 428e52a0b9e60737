import type { Condition, PlannedEvent, Span } from '@tagmason/domain'
import type { NameRepair } from '../ga4/names.ts'
import type { Sentence } from './analysis.ts'
import type { Candidate } from './candidates.ts'
import type { PageMention } from './pages.ts'
import type { Quantity } from './quantities.ts'

/** An event in the making: a candidate with all that the words around it say. */
export interface Draft {
  candidate: Candidate
  sentence: Sentence
  /** Own name, when the goal gives one or nothing of the catalogue fits. */
  name?: string | undefined
  repairs: NameRepair[]
  /** Parameters named in addition. */
  extra: string[]
  keyEvent?: boolean
  value?: PlannedEvent['value']
  threshold?: PlannedEvent['threshold']
  quantities: Quantity[]
  page?: PageMention
  /** What is seen or clicked, as part of a selector: 'pricing-table'. */
  thing?: string | undefined
  /** The page that tells of it by being opened: the one that thanks for it, or that shows it. */
  seenOn?: Condition[]
  /** The id of the form that it is sent with. */
  formId?: string
  span: Span
  confidence: number
}
