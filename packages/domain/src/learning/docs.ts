import { z } from 'zod'
import { byId, text } from '../inputTerms.ts'
import type { InSpace } from '../space.ts'
import type { DocumentationCategory, HelpArticle, Update } from './articles.ts'
import type { Block, Words } from './content.ts'

/** The words of one search, and what they find. */
export const searchSchema = z.object({ query: text(200) })

/** How useful a reader found an article: one to five stars. */
export const rateSchema = byId.extend({ stars: z.number().int().min(1).max(5) })

/** What one reader thinks of an article; a later rating replaces an earlier one. */
export interface ArticleRating extends InSpace {
  /** `member:article`, after `real:` outside the sample. */
  id: string
  article: string
  /** Id of the member. */
  member: string
  stars: number
}

/** How often an article was opened on a day. */
export interface ArticleViews extends InSpace {
  /** `article:day`, after `real:` outside the sample. */
  id: string
  article: string
  /** `2024-01-22`, UTC. */
  day: string
  views: number
}

export type DocumentationShelf = DocumentationCategory & { articles: HelpArticle[] }

/** The documentation as its two screens show it. */
export interface Documentation {
  /** Categories with their articles, in order. */
  categories: DocumentationShelf[]
  /** Most read first. */
  popular: HelpArticle[]
  /** Written or revised last first. */
  recent: HelpArticle[]
  /** Newest first. */
  updates: Update[]
}

export interface OpenArticle {
  article: HelpArticle
  category: string
  blocks: readonly Block[]
  /** Others of its category. */
  related: HelpArticle[]
  /** The stars that this member gave; null before they do. */
  stars: number | null
}

export interface ArticleHit {
  article: HelpArticle
  category: string
  /** The title and the best place of the text, with what was searched for marked. */
  title: Words[]
  excerpt: Words[]
}
