import { z } from 'zod'
import type { Finding, InsightRule } from './findings.ts'

export const insightTypes = ['Optimization', 'Alert', 'Opportunity', 'Trend'] as const
export type InsightType = (typeof insightTypes)[number]

export const impacts = ['High', 'Medium', 'Low'] as const
export type Impact = (typeof impacts)[number]

export const insightCategories = ['Conversion', 'Traffic', 'Growth', 'Content'] as const
export type InsightCategory = (typeof insightCategories)[number]

export const insightStatuses = ['open', 'implemented', 'dismissed'] as const
export type InsightStatus = (typeof insightStatuses)[number]

/** What an insight can become. */
export const implementations = ['event', 'trigger', 'alert', 'workflow', 'recommendation'] as const
export type Implementation = (typeof implementations)[number]

/** What suits an insight of each type. */
export const implementationOf: Record<InsightType, Implementation> = {
  Optimization: 'recommendation',
  Alert: 'alert',
  Opportunity: 'workflow',
  Trend: 'trigger',
}

/** Something that the figures say, with how sure it is. */
export interface AIInsight {
  id: string
  project: string
  type: InsightType
  /** Empty in a row that a rule keeps, as are its description and timeframe: its finding says them, and the engine words them for the member who reads them. */
  title: string
  /** Percent, 0 to 100. */
  confidence: number
  impact: Impact
  description: string
  category: InsightCategory
  /** The span that the insight looks at, in words: `Last 14 days`. */
  timeframe: string
  status: InsightStatus
  /** What was made of it. */
  became?: { kind: Implementation; name: string }
  /** What the rule that found it saw; left out where a person or a model wrote it. */
  finding?: Finding
  /** ISO 8601, UTC; when a rule found it. */
  foundAt?: string
  /** What became of it. */
  grade?: InsightGrade
}

/** Whether what an insight foretold happened. */
export interface InsightGrade {
  /** ISO 8601, UTC. */
  at: string
  /** `unknown`: too little came to tell. */
  outcome: 'held' | 'failed' | 'unknown'
  /** What it said, and what came, in the finding's own unit. */
  foretold: number
  came: number
}

/** What an insight rests on. */
export interface InsightEvidence {
  /** Id of the insight. */
  id: string
  project: string
  /** Whom it is about. */
  segment: string
  /** How the figures were reckoned. */
  calculation: string
  /** Percentages are ratios of 1, `duration` is seconds. */
  unit: 'number' | 'percent' | 'seconds'
  /** From one figure to the next; weeks count as days. */
  step: 'hour' | 'day'
  series: { label: string; points: { at: string; value: number }[] }[]
  /** Path and query of the question to the public API that it rests on. */
  question?: string
}

/** The last time that the rules looked at the figures of a project. */
export interface InsightRun {
  /** Slug of the project. */
  id: string
  project: string
  /** ISO 8601, UTC. */
  at: string
  /** Ids of what is new. */
  found: string[]
  /** Each rule, and whether it had enough to look at. */
  checks: { rule: InsightRule; enough: boolean }[]
}

export interface InsightFigures {
  /** All but the dismissed. */
  total: number
  open: number
  /** Of high impact, not dismissed. */
  high: number
  /** Mean of all but the dismissed, as a ratio of 1; null where there are none. */
  confidence: number | null
  implemented: number
  dismissed: number
  /** Of those whose time has come, how many foretold what happened, and how many could be told. */
  held: number
  graded: number
}

export interface Insights {
  figures: InsightFigures
  /** What the rules found stands before what was there. */
  rows: AIInsight[]
  lastRun: InsightRun | null
}

export interface InsightDetails {
  insight: AIInsight
  evidence: Omit<InsightEvidence, 'id' | 'project'> | null
  /** What to do about it; empty where no rule found it. */
  act: string
  /** Others of the same category. */
  similar: AIInsight[]
}

/** Characters of the description of what an insight becomes. */
export const mostDescription = 500

/** An insight becomes this, under this name. */
export const implementSchema = z.object({
  id: z.string().trim().min(1).max(200),
  as: z.enum(implementations),
  name: z.string().trim().min(1).max(200),
  /** As long as the longest that each kind can keep. */
  description: z.string().trim().max(mostDescription),
})
