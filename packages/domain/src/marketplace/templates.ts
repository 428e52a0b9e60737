export const templateCategories = ['E-commerce', 'SaaS', 'Lead Gen'] as const
export type TemplateCategory = (typeof templateCategories)[number]

export const templateSorts = ['popular', 'newest', 'rating', 'price-low'] as const
export type TemplateSort = (typeof templateSorts)[number]

export const templateStatuses = ['Published', 'Draft'] as const
export type TemplateStatus = (typeof templateStatuses)[number]

/** A ready container that others can take. */
export interface Template {
  id: string
  name: string
  description: string
  category: TemplateCategory
  /** US dollars; 0 is free. */
  price: number
  /** Mean of the reviews, 0 to 5. */
  rating: number
  downloads: number
  author: string
  tags: string[]
  featured: boolean
  /** ISO 8601, UTC. */
  published: string
}

/** A template as its seller sees it. */
export interface OwnTemplate extends Template {
  /** All sales, before the platform's fee. */
  revenueCents: number
  status: TemplateStatus
  /** ISO 8601, UTC. */
  lastUpdated: string
}

/** A template that is not yet published. */
export interface DraftTemplate {
  id: string
  name: string
  description: string
  category: TemplateCategory
  status: TemplateStatus
  /** Percent of the publishing checklist that is done. */
  progress: number
  /** ISO 8601, UTC. */
  lastModified: string
}
