import type { Level } from './levels.ts'

/** A page of the documentation. The help center looks at the same store. */
export interface HelpArticle {
  id: string
  /** Id of its category. */
  category: string
  title: string
  description: string
  /** Minutes. */
  readTime: number
  difficulty: Level
  /** 0 to 5. */
  rating: number
  views: number
  author: string
  featured: boolean
  /** When it was written or last revised. ISO 8601, UTC. */
  revised: string
  /** How many readers the rating is the mean of. */
  ratings: number
}

export interface DocumentationCategory {
  id: string
  title: string
  description: string
  /** Which of the theme's five chart colours. */
  color: 1 | 2 | 3 | 4 | 5
  /** Name of an icon. */
  icon: string
}

/** The categories, each with its articles in order. */
export const withArticles = (categories: readonly DocumentationCategory[], articles: readonly HelpArticle[]) =>
  categories.map((category) => ({ ...category, articles: articles.filter((article) => article.category === category.id) }))

/** The articles that are read most. */
export const popularArticles = (articles: readonly HelpArticle[], most = 5) => [...articles].sort((a, b) => b.views - a.views).slice(0, most)

export const updateTypes = ['New', 'Improved', 'Fixed'] as const
/** New is highlighted; the others are not. */
export type UpdateType = (typeof updateTypes)[number]

/** What has changed in the product. */
export interface Update {
  id: string
  title: string
  /** ISO 8601, UTC. */
  date: string
  type: UpdateType
}
