import { attributionLessons } from './attribution.ts'
import { experimentLessons } from './experiments.ts'
import { foundationsLessons } from './foundations.ts'
import type { Lesson } from './lesson.ts'
import { tagManagerLessons } from './tagManager.ts'

/** The lessons of each course, by its id and in order. All are written in English. */
export const courseLessons: Readonly<Record<string, readonly Lesson[]>> = {
  'course-foundations': foundationsLessons,
  'course-tag-manager': tagManagerLessons,
  'course-attribution': [...attributionLessons, ...experimentLessons],
}
