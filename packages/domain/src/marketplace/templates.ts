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
  /** Mean of the reviews, 0 to 5; 0 while there are none. */
  rating: number
  /** How many reviews there are. */
  reviews: number
  downloads: number
  author: string
  tags: string[]
  featured: boolean
  /** ISO 8601, UTC. */
  published: string
  /** The project that published it, where it was published here. */
  project?: string
}

/** A template as its seller sees it. */
export interface OwnTemplate extends Template {
  project: string
  /** All sales, before the platform's fee. */
  revenueCents: number
  status: TemplateStatus
  /** ISO 8601, UTC. */
  lastUpdated: string
}

/** A picture of what the template makes. */
export interface TemplatePicture {
  fileName: string
  type: 'image/png' | 'image/jpeg' | 'image/webp'
  base64: string
}

/** The most bytes of a picture. */
export const mostPictureBytes = 2_000_000

/** A template that is not yet published. */
export interface DraftTemplate {
  id: string
  project: string
  name: string
  description: string
  category: TemplateCategory | null
  status: TemplateStatus
  /** US dollars, 0 is free; null until it is decided. */
  price: number | null
  tags: string[]
  picture: TemplatePicture | null
  /** Hash of its content; null until there is one. */
  content: string | null
  /** Percent of the publishing checklist that is done. */
  progress: number
  /** ISO 8601, UTC. */
  lastModified: string
}
