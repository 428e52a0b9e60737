import { on } from '../shell/sampleTime.ts'
import type { Achievement, Certificate, Course, Enrolment } from './courses.ts'

export const coursesSample = [
  {
    id: 'course-foundations',
    title: 'Measurement Foundations',
    description: 'From a goal in plain words to events that answer it.',
    duration: 148,
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
    duration: 264,
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
    duration: 334,
    lessons: 26,
    level: 'Advanced',
    progress: 0,
    price: 199,
    status: 'available',
  },
] satisfies Course[]

export const certificatesSample = [
  {
    id: 'certificate-1',
    title: 'Measurement Foundations',
    completedDate: on('2023-11-24'),
    credentialId: 'TM-MF-2023-4471-15',
    validUntil: on('2025-11-24'),
    courseId: 'course-foundations',
    userId: 'member-1',
    holder: 'Elena Fischer',
    score: 90,
  },
] satisfies Certificate[]

const enrolment = (courseId: string, rest: Pick<Enrolment, 'enrolledAt' | 'lessonsDone' | 'lastLesson' | 'examResult' | 'passedAt'>): Enrolment => ({
  id: `sample:member-1:${courseId}`,
  courseId,
  userId: 'member-1',
  before: null,
  ...rest,
})

/** The sample owner has passed the first course, and done 9 of the 20 lessons of the second. */
export const enrolmentsSample = [
  enrolment('course-foundations', {
    enrolledAt: on('2023-10-30'),
    lessonsDone: ['goals', 'workbook', 'reading-a-plan', 'key-events', 'event-names', 'snippets', 'importing', 'testing', 'personal-data', 'different-numbers'],
    lastLesson: 'different-numbers',
    examResult: 90,
    passedAt: on('2023-11-24'),
  }),
  enrolment('course-tag-manager', {
    enrolledAt: on('2023-12-11'),
    lessonsDone: ['container', 'data-layer', 'names', 'variables', 'triggers', 'tag-order', 'single-page-apps', 'shop-events', 'shop-reference'],
    lastLesson: 'consent-mode',
    examResult: null,
    passedAt: null,
  }),
] satisfies Enrolment[]

export const achievementsSample = [
  { id: 'achievement-1', title: 'First Plan', description: 'Turned goals into a measurement plan.', earned: true },
  { id: 'achievement-2', title: 'Clean Container', description: 'Published a container without a finding.', earned: true },
  { id: 'achievement-3', title: 'Graduate', description: 'Passed the exam of a course.', earned: true },
  { id: 'achievement-4', title: 'Consent Keeper', description: 'Went 90 days without a tag before consent.', earned: false },
  { id: 'achievement-5', title: 'Teacher', description: 'Had a tutorial approved by the community.', earned: false },
  { id: 'achievement-6', title: 'Forecaster', description: 'Trained a model that was right nine times in ten.', earned: false },
] satisfies Achievement[]
