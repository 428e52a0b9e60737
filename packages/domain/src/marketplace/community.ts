import type { Level } from '../learning/levels.ts'

/** A conversation among members. */
export interface Discussion {
  id: string
  project: string
  title: string
  author: string
  /** Address of a picture; null shows initials. */
  avatar: string | null
  replies: number
  likes: number
  category: DiscussionCategory
  /** ISO 8601, UTC; shown as relative time. */
  postedAt: string
  excerpt: string
  /** The whole of it, where the excerpt is not all. */
  text?: string
  /** Id of the member who began it; left out in the sample. */
  memberId?: string
}

export const tutorialStatuses = ['waiting', 'approved', 'declined'] as const
export type TutorialStatus = (typeof tutorialStatuses)[number]

export const tutorialFileTypes = ['application/pdf', 'text/markdown', 'video/mp4'] as const
/** The most bytes of a lesson as a file. */
export const mostTutorialBytes = 8_000_000

export interface TutorialFile {
  fileName: string
  type: (typeof tutorialFileTypes)[number]
  base64: string
}

/** A lesson that a member handed in. */
export interface CommunityTutorial {
  id: string
  project: string
  title: string
  author: string
  difficulty: Level
  /** Minutes. */
  duration: number
  views: number
  /** 0 to 5; 0 while nobody has rated it. */
  rating: number
  /** How many ratings there are. */
  ratings: number
  status: TutorialStatus
  /** Where it is shown: a path of this product or a web address; empty for a file. */
  link: string
  file?: TutorialFile
  /** Id of the member who handed it in; left out in the sample. */
  memberId?: string
}

/** A member with published templates. */
export interface CommunityExpert {
  id: string
  project: string
  name: string
  title: string
  expertise: string[]
  followers: number
  /** How many templates they have published. */
  templates: number
}

export const discussionCategories = ['Measurement plans', 'Troubleshooting', 'Privacy', 'Architecture', 'Best practice'] as const
export type DiscussionCategory = (typeof discussionCategories)[number]

/** An answer in a discussion. */
export interface DiscussionReply {
  id: string
  project: string
  discussionId: string
  author: string
  text: string
  /** ISO 8601, UTC. */
  postedAt: string
  likes: number
  memberId?: string
}

/** That a member likes something: `<member>:<what>`. */
export interface CommunityLike {
  id: string
  project: string
  member: string
  /** Id of a discussion or of an answer. */
  of: string
}

/** That a member follows an expert: `<member>:<expert>`. */
export interface ExpertFollow {
  id: string
  project: string
  member: string
  expert: string
}

/** The stars of a member for a tutorial: `<member>:<tutorial>`. */
export interface TutorialStars {
  id: string
  project: string
  member: string
  tutorial: string
  stars: number
}

export interface Community {
  figures: { members: number; discussions: number; tutorials: number; experts: number }
  /** Newest first; whether this member likes it. */
  discussions: (Discussion & { liked: boolean; mine: boolean })[]
  /** Approved ones, the most watched first; before them this member's own that wait, for owners and admins all that wait. */
  tutorials: (Omit<CommunityTutorial, 'file'> & { stars: number | null; mine: boolean })[]
  experts: (CommunityExpert & { following: boolean })[]
}

export interface OpenDiscussion {
  discussion: Discussion & { liked: boolean; mine: boolean }
  /** Oldest first. Of the sample's answers the latest are kept. */
  replies: (DiscussionReply & { liked: boolean; mine: boolean })[]
}

/** Whether one of the words holds what is looked for, whatever its case; nothing looked for is found everywhere. */
export function mentions(search: string, words: readonly string[]): boolean {
  const wanted = search.trim().toLowerCase()
  return words.some((each) => each.toLowerCase().includes(wanted))
}

/** Whether a lesson can be shown at an address: one of the web that is encrypted on its way. */
export const isLessonLink = (link: string): boolean => /^https:\/\/[^\s/.]+\.\S+$/.test(link) && link.length <= 2000
