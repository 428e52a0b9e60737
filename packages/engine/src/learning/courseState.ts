import { type Course, type CourseCard, type CourseProgress, type Enrolment, type LearningOrder, Refusal } from '@tagmason/domain'
import { inSpace } from '../account/inSpace.ts'
import type { Context } from '../context.ts'
import { courseLessons } from './lessons/index.ts'
import type { Lesson } from './lessons/lesson.ts'
import { shuffled } from './shuffle.ts'

/** A course. Throws a `Refusal` notFound where there is none. */
export async function courseOf({ records }: Context, id: string): Promise<Course> {
  const course = await records.get('courses', id)
  if (course === undefined) throw new Refusal('notFound', `There is no course '${id}': choose one of the list.`)
  return course
}

export const lessonsOf = (course: string): readonly Lesson[] => (Object.hasOwn(courseLessons, course) ? courseLessons[course] : undefined) ?? []

/** A lesson of a course. Throws a `Refusal` notFound where there is none. */
export function lessonOf(course: string, id: string): Lesson {
  const lesson = lessonsOf(course).find((each) => each.id === id)
  if (lesson === undefined) throw new Refusal('notFound', `The course '${course}' has no lesson '${id}': choose one of its list.`)
  return lesson
}

export const enrolmentId = ({ session }: Context, course: string) => `${session.space}:${session.member.id}:${course}`

export const enrolmentOf = (context: Context, course: string): Promise<Enrolment | undefined> => context.records.get('enrolments', enrolmentId(context, course))

/** The enrolment of this member. Throws a `Refusal` conflict where they are not enrolled. */
export async function enrolled(context: Context, course: string): Promise<Enrolment> {
  const { title } = await courseOf(context, course)
  const enrolment = await enrolmentOf(context, course)
  if (enrolment === undefined) throw new Refusal('conflict', `You are not enrolled in '${title}': enrol first.`)
  return enrolment
}

/** The answers of a question in the order in which this member sees them; `by` is the lesson, or the attempt and the lesson. */
export const optionsOf = ({ session }: Context, { question }: Lesson, by: string) => shuffled([question.right, ...question.wrong], `${session.member.id}/${by}`)

/** The lesson to go on with: the one that was opened last, as long as it is not done, or the first that is not. */
export function resumeAt(course: string, { lessonsDone, lastLesson }: Enrolment): string | null {
  const left = lessonsOf(course).filter(({ id }) => !lessonsDone.includes(id))
  return (left.find(({ id }) => id === lastLesson) ?? left[0])?.id ?? null
}

const doneOf = (course: string, enrolment: Enrolment | undefined) => lessonsOf(course).filter(({ id }) => enrolment?.lessonsDone.includes(id) === true).length

const percent = (done: number, of: number) => (of === 0 ? 0 : Math.round((done / of) * 100))

/** Lessons done and to be done, for one who is on the way. */
export function progressOf({ id, title }: Course, enrolment: Enrolment): CourseProgress {
  const [done, lessons] = [doneOf(id, enrolment), lessonsOf(id).length]
  return { id, title, done, lessons, progress: percent(done, lessons), resume: resumeAt(id, enrolment), failed: enrolment.examResult }
}

/** The last order of this member for a course. */
export async function orderOf(context: Context, course: string): Promise<LearningOrder | undefined> {
  const orders = await inSpace(context, 'learningOrders')
  return orders.findLast(({ kind, item, userId }) => kind === 'course' && item === course && userId === context.session.member.id)
}

/** A course as this member sees it. */
export async function cardOf(context: Context, course: Course): Promise<CourseCard> {
  const enrolment = await enrolmentOf(context, course.id)
  return {
    ...course,
    lessons: lessonsOf(course.id).length,
    progress: percent(doneOf(course.id, enrolment), lessonsOf(course.id).length),
    state: enrolment === undefined ? 'open' : enrolment.passedAt === null ? 'inProgress' : 'passed',
    order: (await orderOf(context, course.id))?.state ?? null,
  }
}
