import type { Level } from '../learning/levels.ts'

/** A conversation among members. */
export interface Discussion {
  id: string
  title: string
  author: string
  /** Address of a picture; null shows initials. */
  avatar: string | null
  replies: number
  likes: number
  category: string
  /** ISO 8601, UTC; shown as relative time. */
  postedAt: string
  excerpt: string
}

/** A lesson that a member handed in. */
export interface CommunityTutorial {
  id: string
  title: string
  author: string
  difficulty: Level
  /** Minutes. */
  duration: number
  views: number
  /** 0 to 5. */
  rating: number
}

/** A member with published templates. */
export interface CommunityExpert {
  id: string
  name: string
  title: string
  expertise: string[]
  followers: number
  /** How many templates they have published. */
  templates: number
}
