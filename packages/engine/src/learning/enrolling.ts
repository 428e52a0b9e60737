import { type Course, type Enrolled, type Enrolment, type LearningOrder, Refusal } from '@tagmason/domain'
import { inSpace, mark } from '../account/inSpace.ts'
import type { Context } from '../context.ts'
import { queueMail } from '../reports/outbox.ts'
import { courseOf, enrolled, enrolmentId, enrolmentOf, orderOf } from './courseState.ts'
import { supportWords } from './supportWords.ts'

/**
 * What can be bought: the sample's test checkout takes it, moving no money; a project of one's own has no payment provider yet, and an order that waits for
 * one is not placed twice.
 */
export async function placeOrder(context: Context, bought: Pick<LearningOrder, 'kind' | 'item' | 'amountCents'>): Promise<LearningOrder> {
  const { records, session, now, ports } = context
  const userId = session.member.id
  const waiting = (await inSpace(context, 'learningOrders')).find(
    (each) => each.state === 'notConfigured' && each.kind === bought.kind && each.item === bought.item && each.userId === userId,
  )
  const order: LearningOrder = {
    id: waiting?.id ?? ports.id(),
    userId,
    ...bought,
    at: now.toISOString(),
    state: session.space === 'sample' ? 'paid' : 'notConfigured',
    ...mark(context),
  }
  records.put('learningOrders', order.id, order)
  return order
}

/** Begins a course that costs nothing or was paid. */
export async function enrol(context: Context, id: string): Promise<Enrolled> {
  const course = await courseOf(context, id)
  await mustBeAway(context, course)
  if (course.price > 0 && (await orderOf(context, id))?.state !== 'paid')
    throw new Refusal('conflict', `'${course.title}' costs $${course.price}: buy it first.`)
  return { state: 'started', enrolment: await begin(context, course) }
}

/** Buys a course and begins it once it is paid. */
export async function buy(context: Context, id: string): Promise<Enrolled> {
  const course = await courseOf(context, id)
  await mustBeAway(context, course)
  if (course.price === 0) throw new Refusal('conflict', `'${course.title}' is free: enrol without buying it.`)
  if ((await orderOf(context, id))?.state === 'paid') throw new Refusal('conflict', `'${course.title}' is paid already: enrol in it.`)
  const order = await placeOrder(context, { kind: 'course', item: id, amountCents: course.price * 100 })
  return order.state === 'paid' ? { state: 'started', enrolment: await begin(context, course) } : { state: 'notConfigured', enrolment: null }
}

/** Takes an enrolment back; what was paid stays paid. */
export async function leave(context: Context, id: string): Promise<void> {
  const { before, passedAt } = await enrolled(context, id)
  if (passedAt !== null) throw new Refusal('conflict', `The course '${id}' is passed: it cannot be left any more.`)
  const key = enrolmentId(context, id)
  if (before === null) context.records.remove('enrolments', key)
  else context.records.put('enrolments', key, before)
  for (const { id: attempt, courseId, userId, submittedAt } of await inSpace(context, 'examAttempts'))
    if (courseId === id && userId === context.session.member.id && submittedAt === null) context.records.remove('examAttempts', attempt)
  const waiting = (await context.records.find('outbox', { where: { about: key, state: 'queued' } })).at(-1)
  if (waiting !== undefined) context.records.remove('outbox', waiting.id)
}

async function mustBeAway(context: Context, { id, title }: Course) {
  const enrolment = await enrolmentOf(context, id)
  if (enrolment !== undefined && enrolment.passedAt === null)
    throw new Refusal('conflict', `You are enrolled in '${title}' already: go on with it under My Progress.`)
}

async function begin(context: Context, { id, title }: Course): Promise<Enrolment> {
  const { session, now, records } = context
  const { member, preferences } = session
  const enrolment: Enrolment = {
    id: enrolmentId(context, id),
    courseId: id,
    userId: member.id,
    enrolledAt: now.toISOString(),
    lessonsDone: [],
    lastLesson: null,
    examResult: null,
    passedAt: null,
    before: (await enrolmentOf(context, id)) ?? null,
    ...mark({ session }),
  }
  records.put('enrolments', enrolment.id, enrolment)
  const [subject, body] = supportWords[preferences.language].access(title)
  queueMail(context, { kind: 'enrolment', to: [member.email], subject, body, about: enrolment.id })
  return enrolment
}
