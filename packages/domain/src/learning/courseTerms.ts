import type { MailWay } from '../reports/outbox.ts'
import { z } from 'zod'
import { byId, text } from '../inputTerms.ts'
import type { Block } from './content.ts'
import type { Achievement, Certificate, Course, Enrolment, LearningOrder } from './courses.ts'

/** Percent of right answers that pass an exam. */
export const passPercent = 80
/** How many questions an exam has at most. */
export const examLength = 10
/** How often an exam can be tried within 24 hours. */
export const examTries = 3
/** Years for which a certificate is valid. */
export const certificateYears = 2

const place = z.number().int().min(0).max(9)
/** A lesson of the course `id`. */
export const lessonSchema = byId.extend({ lesson: text(100) })
/** The place of an answer among those that were shown. */
export const answerSchema = lessonSchema.extend({ option: place })
/** One place for each question of the attempt `id`, in their order. */
export const examAnswersSchema = byId.extend({ answers: z.array(place).max(50) })
export const credentialSchema = z.object({ credentialId: text(60) })

/** A question as it is asked: nothing tells which option is right. */
export interface Question {
  text: string
  options: string[]
}

export type CourseCard = Course & {
  /** `open`: never begun; `inProgress`: lessons or the exam are left; `passed`: it can be taken again. */
  state: 'open' | 'inProgress' | 'passed'
  /** The last order; null where there is none. */
  order: LearningOrder['state'] | null
}

/** A course on the way. */
export interface CourseProgress {
  id: string
  title: string
  done: number
  lessons: number
  /** Whole percent of the lessons. */
  progress: number
  /** The lesson to go on with; null when only the exam is left. */
  resume: string | null
  /** Percent in an exam that was not passed; null where none was tried. */
  failed: number | null
}

export type CertificateState = 'valid' | 'expired'

export interface Certification {
  /** Each with the progress of this member. */
  courses: CourseCard[]
  /** Begun last first. */
  progress: CourseProgress[]
  /** Newest first. */
  certificates: (Certificate & { state: CertificateState })[]
  achievements: Achievement[]
  /** `test`: the built-in checkout stands in and moves no money. */
  payment: 'test' | 'notConfigured'
  /** `sandbox`: the sample's stand-in takes every mail. `notConfigured`: mails wait in the outbox. */
  mail: MailWay
}

export interface LessonEntry {
  id: string
  title: string
  /** With its question. */
  minutes: number
  done: boolean
}

/** `locked`: lessons are left. `waiting`: all tries of 24 hours are used. */
export interface ExamState {
  state: 'locked' | 'ready' | 'open' | 'waiting' | 'passed'
  questions: number
  passPercent: number
  /** Id of the attempt that is open. */
  attempt: string | null
  triesLeft: number
  /** When the next try can begin, ISO 8601 in UTC; null where none has to be waited for. */
  nextTry: string | null
  /** Percent of the last try. */
  last: number | null
}

export interface OpenCourse {
  course: CourseCard
  lessons: LessonEntry[]
  resume: string | null
  exam: ExamState
}

export interface OpenLesson {
  id: string
  course: string
  title: string
  /** From 1. */
  number: number
  of: number
  blocks: readonly Block[]
  question: Question
  done: boolean
  before: string | null
  after: string | null
}

export interface OpenExam {
  attempt: string
  course: string
  title: string
  startedAt: string
  /** Each with the id of its lesson. */
  questions: (Question & { lesson: string })[]
}

/** `why` says why an answer is right, once it was given. */
export interface LessonAnswer {
  right: boolean
  why: string | null
  done: number
  lessons: number
}

export interface ExamOutcome {
  score: number
  passed: boolean
  /** The lessons to read again. */
  reread: { id: string; title: string }[]
  certificate: Certificate | null
}

/** `notConfigured`: the order is kept, and the course begins when it can be paid for. */
export interface Enrolled {
  state: 'started' | 'notConfigured'
  enrolment: Enrolment | null
}

/** What somebody who was shown a certificate may know of it. */
export interface CredentialCheck {
  /** `mistyped`: its check digits do not fit. `unknown`: no such certificate was issued. */
  state: CertificateState | 'unknown' | 'mistyped'
  certificate: Pick<Certificate, 'title' | 'holder' | 'credentialId' | 'completedDate' | 'validUntil'> | null
}
