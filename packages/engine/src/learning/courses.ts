import { Refusal } from '@tagmason/domain'
import { inSpace } from '../account/inSpace.ts'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { base64 } from '../files/table.ts'
import { mailOf } from '../reports/outbox.ts'
import { achievementsOf } from './achievements.ts'
import { certificatePdf } from './certificatePdf.ts'
import { cardOf, courseOf, enrolled, enrolmentOf, lessonOf, lessonsOf, optionsOf, progressOf, resumeAt } from './courseState.ts'
import { credentialFits, typedCredential } from './credential.ts'
import { buy, enrol, leave } from './enrolling.ts'
import { examState, openExam, startExam, submitExam } from './exam.ts'
import { lessonMinutes } from './lessons/lesson.ts'

export const courses: Handles<'courses' | 'certificates'> = {
  'courses.overview': async (context) => {
    const { records, session } = context
    const rows = await records.list('courses')
    const begun = (await inSpace(context, 'enrolments', { where: { userId: session.member.id } })).filter(({ passedAt }) => passedAt === null)
    return {
      courses: await Promise.all(rows.map((course) => cardOf(context, course))),
      progress: begun
        .toSorted((a, b) => b.enrolledAt.localeCompare(a.enrolledAt))
        .flatMap((enrolment) => rows.filter(({ id }) => id === enrolment.courseId).map((course) => progressOf(course, enrolment))),
      certificates: (await inSpace(context, 'certificates', { where: { userId: session.member.id } }))
        .toSorted((a, b) => b.completedDate.localeCompare(a.completedDate))
        .map((certificate) => ({ ...certificate, state: stateOf(context, certificate) })),
      achievements: await achievementsOf(context),
      payment: session.space === 'sample' ? 'test' : 'notConfigured',
      mail: mailOf(context),
    }
  },

  'courses.course': async (context, { id }) => {
    const course = await courseOf(context, id)
    const enrolment = await enrolmentOf(context, id)
    return {
      course: await cardOf(context, course),
      lessons: lessonsOf(id).map((lesson) => ({
        id: lesson.id,
        title: lesson.title,
        minutes: lessonMinutes(lesson),
        done: enrolment?.lessonsDone.includes(lesson.id) === true,
      })),
      resume: enrolment === undefined ? null : resumeAt(id, enrolment),
      exam: await examState(context, id, enrolment),
    }
  },

  'courses.lesson': async (context, { id, lesson: wanted }) => {
    const { lessonsDone } = await enrolled(context, id)
    const all = lessonsOf(id)
    const lesson = lessonOf(id, wanted)
    const place = all.indexOf(lesson)
    return {
      id: lesson.id,
      course: id,
      title: lesson.title,
      number: place + 1,
      of: all.length,
      blocks: lesson.blocks,
      question: { text: lesson.question.text, options: optionsOf(context, lesson, lesson.id) },
      done: lessonsDone.includes(lesson.id),
      before: all[place - 1]?.id ?? null,
      after: all[place + 1]?.id ?? null,
    }
  },

  'courses.exam': (context, { id }) => openExam(context, id),

  'courses.enroll': (context, { id }) => enrol(context, id),

  'courses.checkout': (context, { id }) => buy(context, id),

  'courses.leave': (context, { id }) => leave(context, id),

  'courses.keepPlace': async (context, { id, lesson }) => {
    const enrolment = await enrolled(context, id)
    context.records.put('enrolments', enrolment.id, { ...enrolment, lastLesson: lessonOf(id, lesson).id })
  },

  'courses.answer': async (context, { id, lesson: wanted, option }) => {
    const enrolment = await enrolled(context, id)
    const lesson = lessonOf(id, wanted)
    const given = optionsOf(context, lesson, lesson.id)[option]
    if (given === undefined)
      throw new Refusal('invalid', `The question of '${lesson.title}' has no answer ${option + 1}: choose one that is shown.`, [
        { path: 'option', message: 'unknown' },
      ])
    const right = given === lesson.question.right
    const lessonsDone = right ? [...new Set([...enrolment.lessonsDone, lesson.id])] : enrolment.lessonsDone
    context.records.put('enrolments', enrolment.id, { ...enrolment, lessonsDone, lastLesson: lesson.id })
    return { right, why: right ? lesson.question.why : null, done: lessonsDone.length, lessons: lessonsOf(id).length }
  },

  'courses.startExam': (context, { id }) => startExam(context, id),

  'courses.submitExam': (context, { id, answers }) => submitExam(context, id, answers),

  'certificates.download': async (context, { id }) => {
    const { session } = context
    const certificate = (await inSpace(context, 'certificates', { where: { id } })).find((each) => each.userId === session.member.id)
    if (certificate === undefined) throw new Refusal('notFound', `There is no certificate '${id}' of yours: it may belong to another member.`)
    return {
      fileName: `${certificate.credentialId}.pdf`,
      type: 'application/pdf',
      base64: base64(await certificatePdf(certificate, session.preferences.language)),
    }
  },

  'certificates.verify': async (context, { credentialId: typed }) => {
    const wanted = typedCredential(typed)
    if (!credentialFits(wanted)) return { state: 'mistyped', certificate: null }
    const found = (await inSpace(context, 'certificates', { where: { credentialId: wanted } })).at(0)
    if (found === undefined) return { state: 'unknown', certificate: null }
    const { title, holder, credentialId, completedDate, validUntil } = found
    return { state: stateOf(context, found), certificate: { title, holder, credentialId, completedDate, validUntil } }
  },
}

const stateOf = ({ now }: Context, { validUntil }: { validUntil: string }) => (Date.parse(validUntil) >= now.getTime() ? 'valid' : 'expired')
