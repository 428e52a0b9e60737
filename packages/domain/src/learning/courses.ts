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
  /** Percent of the lessons that this account has done. */
  progress: number
  /** US dollars; 0 is free. */
  price: number
  status: 'available'
}

/** A course that was passed. */
export interface Certificate {
  id: string
  title: string
  /** ISO 8601, UTC. */
  completedDate: string
  credentialId: string
  /** ISO 8601, UTC. */
  validUntil: string
}

/** Something worth a badge. */
export interface Achievement {
  id: string
  title: string
  description: string
  earned: boolean
}
