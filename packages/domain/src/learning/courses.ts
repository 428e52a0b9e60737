import type { InSpace } from '../space.ts'
import type { Level } from './levels.ts'

/** Lessons with an exam at the end. */
export interface Course {
  id: string
  title: string
  description: string
  /** Minutes. */
  duration: number
  lessons: number
  level: Level
  /** Percent of the lessons that the member has done; stored is the sample owner's. */
  progress: number
  /** US dollars; 0 is free. */
  price: number
  status: 'available'
}

/** A course that a member takes, or took. A course that is taken again begins anew, over its earlier round. */
export interface Enrolment extends InSpace {
  /** `space:member:course`. */
  id: string
  courseId: string
  userId: string
  /** ISO 8601, UTC. */
  enrolledAt: string
  /** Ids of the lessons whose question was answered. */
  lessonsDone: string[]
  /** Id of the lesson that was opened last; null before the first. */
  lastLesson: string | null
  /** Percent in the last exam; null before it. */
  examResult: number | null
  /** When the exam was passed, ISO 8601 in UTC; null before. */
  passedAt: string | null
  /** The round before this one; null in the first. */
  before: Enrolment | null
}

/** One try at the exam of a course. Which answers are right is not in it. */
export interface ExamAttempt extends InSpace {
  id: string
  courseId: string
  userId: string
  /** ISO 8601, UTC. */
  startedAt: string
  /** Ids of the lessons that are asked about, in order. */
  lessons: string[]
  /** ISO 8601, UTC; null as long as it is open. */
  submittedAt: string | null
  /** Percent of right answers; null as long as it is open. */
  score: number | null
}

/** A course that was passed. */
export interface Certificate extends InSpace {
  id: string
  title: string
  /** ISO 8601, UTC. */
  completedDate: string
  /** `TM-<course>-<year>-<number>-<check digits>` */
  credentialId: string
  /** ISO 8601, UTC. */
  validUntil: string
  courseId: string
  userId: string
  /** The name on it. */
  holder: string
  /** Percent in the exam. */
  score: number
}

/** Something worth a badge. */
export interface Achievement {
  id: string
  title: string
  description: string
  earned: boolean
}

/** Something bought here. `paid`: by the built-in test checkout, which moves no money. `notConfigured`: it waits for a payment provider. */
export interface LearningOrder extends InSpace {
  id: string
  userId: string
  kind: 'course' | 'supportPackage'
  /** Id of the course or package. */
  item: string
  amountCents: number
  /** ISO 8601, UTC. */
  at: string
  state: 'paid' | 'notConfigured'
}
