import { z } from 'zod'
import type { Language } from '../setup/planTerms.ts'
import { text } from '../inputTerms.ts'

export const nlpStatuses = ['processing', 'completed', 'queued', 'error'] as const
export type NlpStatus = (typeof nlpStatuses)[number]

/** What can be read from a text: what it is about, whether it is content, which events its goals ask for. */
export const nlpTasks = ['keywords', 'sentiment', 'events'] as const
export type NlpTask = (typeof nlpTasks)[number]

/** Where the texts come from. */
export const nlpSources = ['typed', 'goals', 'feedback', 'tickets'] as const
export type NlpSource = (typeof nlpSources)[number]

export const sentiments = ['positive', 'neutral', 'negative'] as const
export type Sentiment = (typeof sentiments)[number]

/** As many texts as one job reads, and as many characters as one text has. */
export const nlpLimits = { texts: 100, characters: 2000 } as const

export const nlpAnalysisSchema = z.object({
  task: z.enum(nlpTasks),
  source: z.enum(nlpSources),
  /** For `typed`: one text a line. */
  texts: z.array(text(nlpLimits.characters)).max(nlpLimits.texts),
})

export const nlpProblems = ['unreadLanguage'] as const
export type NlpProblem = (typeof nlpProblems)[number]

/** Texts being read by the machine. */
export interface NlpJob {
  id: string
  project: string
  type: string
  status: NlpStatus
  /** A text of the job. */
  input: string
  /** What was read from it; empty until there is something. */
  output: string
  /** Percent, 0 to 100: processed of total. */
  progress: number
  processed: number
  total: number
  /** Percent, 0 to 100; null until it can be said. */
  accuracy: number | null
  /** What is read from the texts; the screen then words the type. Left out in samples. */
  task?: NlpTask
  /** Why it is in error. */
  problem?: NlpProblem
  /** ISO 8601, UTC; left out in samples, which stand in their own order. */
  created?: string
}

/** What the machine found in one text, by rules that can be looked up: no guess is made about what it does not find. */
export interface TextReading {
  /** Null where too little speaks for any of the four. */
  language: Language | null
  sentences: number
  words: number
  /** The most frequent words that carry meaning, the most frequent first. */
  keywords: string[]
  /** For the task `sentiment`: what the words found add up to. */
  sentiment?: { is: Sentiment; because: string[] }
  /** For the task `events`: names of GA4 events. */
  events?: string[]
}

/** One text with what was read from it. */
export interface NlpResult {
  id: string
  project: string
  /** Id of its job. */
  job: string
  /** The job's type. */
  type: string
  task?: NlpTask
  input: string
  /** What was read, in words; a correction replaces it. */
  output: string
  /** The same in parts, for the screen to word; left out in samples. */
  reading?: TextReading
  /** Percent, 0 to 100: how sure the reading is; null where it is not estimated. */
  accuracy: number | null
  /** ISO 8601, UTC. */
  at: string
  /** What a person said about it: right, or what it should have been. */
  checked?: { by: string; correction: string | null }
}

export interface NlpWork {
  figures: { texts: number; processing: number; accuracy: number | null; errors: number }
  jobs: NlpJob[]
  /** Newest first. */
  results: NlpResult[]
  /** How many texts each source has to read now. */
  available: Record<Exclude<NlpSource, 'typed'>, number>
}
