import { z } from 'zod'
import { byId } from '../inputTerms.ts'
import type { InSpace } from '../space.ts'
import type { Block } from './content.ts'
import type { CodeExample, InteractiveGuide, VideoTutorial, WrittenGuide } from './tutorials.ts'

/** Where a member stands in an interactive guide. */
export interface GuideProgress extends InSpace {
  /** `member:guide`, after `real:` outside the sample. */
  id: string
  guide: string
  member: string
  /** How many of its steps are done. */
  done: number
  /** ISO 8601, UTC; null until the last step is done for the first time. */
  completedAt: string | null
}

/** How often something to learn was opened or taken along outside the sample, whose own rows count it. */
export interface LearningCount extends InSpace {
  /** Id of what is counted, after `real:`. */
  id: string
  /** Films: plays; files: downloads. */
  count: number
}

export const guideStepSchema = byId.extend({ done: z.number().int().min(0).max(50) })

/** One thing to do in a guide, on a page of the product. */
export interface GuideStep {
  title: string
  detail: string
  /** The page on which it is done. */
  href: string
}

export interface Tutorials {
  figures: { videos: number; guides: number; examples: number; watchHours: number }
  videos: VideoTutorial[]
  /** Each with how many steps this member has done. */
  guides: (InteractiveGuide & { done: number })[]
  examples: CodeExample[]
  written: WrittenGuide[]
}

/** A tutorial in writing, as long as there is no film of it. */
export interface Walkthrough {
  video: VideoTutorial
  steps: readonly string[]
}

export interface OpenGuide {
  guide: InteractiveGuide
  steps: readonly GuideStep[]
  /** How many steps this member has done. */
  done: number
  completedAt: string | null
}

export interface OpenExample {
  example: CodeExample
  fileName: string
  code: string
}

export interface OpenWritten {
  guide: WrittenGuide
  blocks: readonly Block[]
}
