import { on } from '../shell/sampleTime.ts'
import type { Achievement, Certificate, Course } from './courses.ts'

export const coursesSample = [
  {
    id: 'course-foundations',
    title: 'Measurement Foundations',
    description: 'From a goal in plain words to events that answer it.',
    duration: 150,
    lessons: 10,
    level: 'Beginner',
    progress: 100,
    price: 0,
    status: 'available',
  },
  {
    id: 'course-tag-manager',
    title: 'Tag Manager in Practice',
    description: 'Containers that others can read: names, triggers, consent and review before publishing.',
    duration: 360,
    lessons: 20,
    level: 'Intermediate',
    progress: 45,
    price: 149,
    status: 'available',
  },
  {
    id: 'course-attribution',
    title: 'Attribution and Experiments',
    description: 'What a channel is worth, how sure you can be, and how to find out.',
    duration: 540,
    lessons: 26,
    level: 'Advanced',
    progress: 0,
    price: 199,
    status: 'available',
  },
] satisfies Course[]

export const certificatesSample = [
  { id: 'certificate-1', title: 'Measurement Foundations', completedDate: on('2023-11-24'), credentialId: 'TM-MF-2023-4471', validUntil: on('2025-11-24') },
] satisfies Certificate[]

export const achievementsSample = [
  { id: 'achievement-1', title: 'First Plan', description: 'Turned goals into a measurement plan.', earned: true },
  { id: 'achievement-2', title: 'Clean Container', description: 'Published a container without a finding.', earned: true },
  { id: 'achievement-3', title: 'Graduate', description: 'Passed the exam of a course.', earned: true },
  { id: 'achievement-4', title: 'Consent Keeper', description: 'Went 90 days without a tag before consent.', earned: false },
  { id: 'achievement-5', title: 'Teacher', description: 'Had a tutorial approved by the community.', earned: false },
  { id: 'achievement-6', title: 'Forecaster', description: 'Trained a model that was right nine times in ten.', earned: false },
] satisfies Achievement[]
