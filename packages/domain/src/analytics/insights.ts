export const insightTypes = ['Optimization', 'Alert', 'Opportunity', 'Trend'] as const
export type InsightType = (typeof insightTypes)[number]

export const impacts = ['High', 'Medium', 'Low'] as const
export type Impact = (typeof impacts)[number]

export const insightCategories = ['Conversion', 'Traffic', 'Growth', 'Content'] as const
export type InsightCategory = (typeof insightCategories)[number]

/** Something that the figures say, with how sure it is. */
export interface AIInsight {
  id: string
  project: string
  type: InsightType
  title: string
  /** Percent, 0 to 100. */
  confidence: number
  impact: Impact
  description: string
  category: InsightCategory
  /** The span that the insight looks at, in words: `Last 14 days`. */
  timeframe: string
}
