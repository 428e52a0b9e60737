import type { Level } from './levels.ts'

export const videoCategories = ['Setup', 'Tracking', 'Privacy', 'Reports', 'Automation', 'Developers'] as const
export type VideoCategory = (typeof videoCategories)[number]

/** A film. */
export interface VideoTutorial {
  id: string
  title: string
  description: string
  /** Minutes. */
  duration: number
  /** Counted plays. */
  views: number
  /** 0 to 5. */
  rating: number
  level: Level
  category: VideoCategory
  /** Which of the built-in drawings stands for it. */
  thumbnail: 'plan' | 'tags' | 'shield' | 'chart' | 'flow' | 'code'
  instructor: string
}

/** A tour through real screens. */
export interface InteractiveGuide {
  id: string
  title: string
  description: string
  /** Minutes. */
  duration: number
  steps: number
  /** Percent of those who began. */
  completionRate: number
  level: Level
}

/** A file to take along. */
export interface CodeExample {
  id: string
  title: string
  description: string
  language: string
  difficulty: Level
  downloads: number
}

export const guideFormats = ['PDF', 'Article', 'Guide'] as const
export type GuideFormat = (typeof guideFormats)[number]

export interface WrittenGuide {
  id: string
  title: string
  description: string
  /** Minutes. */
  readTime: number
  format: GuideFormat
  downloads: number
}

/** Hours that all films together were watched: plays by length. */
export const watchHours = (videos: readonly Pick<VideoTutorial, 'views' | 'duration'>[]) =>
  videos.reduce((sum, { views, duration }) => sum + views * duration, 0) / 60
