import {
  type Certificate,
  certificateYears,
  type Course,
  type Enrolment,
  type ExamAttempt,
  examLength,
  type ExamOutcome,
  type ExamState,
  examTries,
  type OpenExam,
  passPercent,
  Refusal,
} from '@tagmason/domain'
import { inSpace, mark } from '../account/inSpace.ts'
import type { Context } from '../context.ts'
import { courseOf, enrolled, lessonOf, lessonsOf, optionsOf } from './courseState.ts'
import { credentialId } from './credential.ts'
import { numberOf, shuffled } from './shuffle.ts'

const day = 86_400_000

/** The tries of this member, oldest first. */
const triesOf = async (context: Context, course: string) =>
  (await inSpace(context, 'examAttempts')).filter(({ courseId, userId }) => courseId === course && userId === context.session.member.id)

/** Those that count now. The sample's clock stands still, so that nobody could wait there: its day is over once all tries of it were handed in. */
function recentOf({ session, now }: Context, tries: readonly ExamAttempt[]) {
  if (session.space === 'real') return tries.filter(({ startedAt }) => Date.parse(startedAt) > now.getTime() - day)
  const handedIn = tries.filter(({ submittedAt }) => submittedAt !== null).length
  return tries.slice(handedIn - (handedIn % examTries))
}

/** How this member stands with the exam of a course. */
export async function examState(context: Context, course: string, enrolment: Enrolment | undefined): Promise<ExamState> {
  const lessons = lessonsOf(course)
  const tries = await triesOf(context, course)
  const recent = recentOf(context, tries)
  const open = tries.find(({ submittedAt }) => submittedAt === null)
  const first = recent[0]
  const triesLeft = Math.max(0, examTries - recent.length)
  const waits = open === undefined && triesLeft === 0 && first !== undefined
  const done = lessons.every(({ id }) => enrolment?.lessonsDone.includes(id) === true)
  return {
    state: typeof enrolment?.passedAt === 'string' ? 'passed' : !done ? 'locked' : open !== undefined ? 'open' : waits ? 'waiting' : 'ready',
    questions: Math.min(examLength, lessons.length),
    passPercent,
    attempt: open?.id ?? null,
    triesLeft,
    nextTry: waits ? new Date(Date.parse(first.startedAt) + day).toISOString() : null,
    last: enrolment?.examResult ?? null,
  }
}

/** Begins an exam, or goes on with the one that is open. */
export async function startExam(context: Context, course: string): Promise<OpenExam> {
  const enrolment = await enrolled(context, course)
  const { title } = await courseOf(context, course)
  const { state, attempt, nextTry } = await examState(context, course, enrolment)
  if (state === 'locked') throw new Refusal('conflict', `Lessons of '${title}' are left: answer the question of each, then the exam opens.`)
  if (state === 'passed') throw new Refusal('conflict', `You have passed '${title}' already: enrol again to renew the certificate.`)
  if (state === 'waiting')
    throw new Refusal('conflict', `The ${examTries} tries of 24 hours are used up: the next exam of '${title}' can begin at ${nextTry ?? ''}.`)
  if (attempt !== null) return openExam(context, attempt)
  const { session, now, ports, records } = context
  const id = ports.id()
  const lessons = shuffled(lessonsOf(course), id).slice(0, examLength)
  records.put('examAttempts', id, {
    id,
    courseId: course,
    userId: session.member.id,
    startedAt: now.toISOString(),
    lessons: lessons.map((lesson) => lesson.id),
    submittedAt: null,
    score: null,
    ...mark(context),
  })
  return openExam(context, id)
}

/** The questions of an attempt that is open, without what is right. */
export async function openExam(context: Context, id: string): Promise<OpenExam> {
  const { courseId, lessons, startedAt } = await attemptOf(context, id)
  const questions = lessons.map((each) => {
    const lesson = lessonOf(courseId, each)
    return { lesson: each, text: lesson.question.text, options: optionsOf(context, lesson, `${id}/${each}`) }
  })
  return { attempt: id, course: courseId, title: (await courseOf(context, courseId)).title, startedAt, questions }
}

/** Grades the answers: places among the options as they were shown, in the order of the questions. */
export async function submitExam(context: Context, id: string, answers: readonly number[]): Promise<ExamOutcome> {
  const { records, now } = context
  const attempt = await attemptOf(context, id)
  const { courseId, lessons } = attempt
  const enrolment = await enrolled(context, courseId)
  const marked = lessons.map((each, place) => {
    const lesson = lessonOf(courseId, each)
    const given = optionsOf(context, lesson, `${id}/${each}`)[answers[place] ?? -1]
    if (given === undefined)
      throw new Refusal('invalid', `Question ${place + 1} has no answer: give one to each of the ${lessons.length}.`, [
        { path: `answers.${place}`, message: 'missing' },
      ])
    return { id: each, title: lesson.title, right: given === lesson.question.right }
  })
  if (answers.length > lessons.length)
    throw new Refusal('invalid', `There are ${lessons.length} questions and ${answers.length} answers: give one to each.`, [
      { path: `answers.${lessons.length}`, message: 'tooMany' },
    ])
  const score = Math.round((marked.filter(({ right }) => right).length / marked.length) * 100)
  const passed = score >= passPercent
  records.put('examAttempts', id, { ...attempt, submittedAt: now.toISOString(), score })
  records.put('enrolments', enrolment.id, { ...enrolment, examResult: score, passedAt: passed ? now.toISOString() : null })
  return {
    score,
    passed,
    reread: marked.filter(({ right }) => !right).map(({ id: lesson, title }) => ({ id: lesson, title })),
    certificate: passed ? await issue(context, await courseOf(context, courseId), score) : null,
  }
}

async function attemptOf(context: Context, id: string): Promise<ExamAttempt> {
  const attempt = (await inSpace(context, 'examAttempts')).find((each) => each.id === id && each.userId === context.session.member.id)
  if (attempt === undefined) throw new Refusal('notFound', `There is no exam '${id}' of yours: begin one from the course.`)
  if (attempt.submittedAt !== null) throw new Refusal('conflict', `The exam '${id}' was handed in already: begin another one from the course.`)
  return attempt
}

async function issue(context: Context, { id: courseId, title }: Course, score: number): Promise<Certificate> {
  const { records, session, now, ports } = context
  const { member } = session
  const id = ports.id()
  const taken = new Set((await records.list('certificates')).map((each) => each.credentialId))
  let number = numberOf(id) % 10_000
  while (taken.has(credentialId(title, now.getUTCFullYear(), number))) number = (number + 1) % 10_000
  const validUntil = new Date(now)
  validUntil.setUTCFullYear(now.getUTCFullYear() + certificateYears)
  const certificate: Certificate = {
    id,
    title,
    completedDate: now.toISOString(),
    credentialId: credentialId(title, now.getUTCFullYear(), number),
    validUntil: validUntil.toISOString(),
    courseId,
    userId: member.id,
    holder: member.name,
    score,
    ...mark(context),
  }
  records.put('certificates', id, certificate)
  return certificate
}
