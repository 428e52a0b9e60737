import type { SampleRows } from '@tagmason/domain'
import { sample } from '@tagmason/domain/sample'
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../testing/sampleEngine.ts'
import { courseLessons } from './lessons/index.ts'

type Workspace = ReturnType<typeof sampleEngine>['workspace']

const rightOf = (course: string, lesson: string) => courseLessons[course]?.find(({ id }) => id === lesson)?.question.right ?? ''

async function answer(workspace: Workspace, id: string, lesson: string, right = true) {
  const { question } = await workspace.read('courses.lesson', { id, lesson })
  const place = question.options.indexOf(rightOf(id, lesson))
  return workspace.act('courses.answer', { id, lesson, option: right ? place : (place + 1) % question.options.length })
}

async function doAll(workspace: Workspace, id: string) {
  for (const { id: lesson } of courseLessons[id] ?? []) await answer(workspace, id, lesson)
}

/** Takes the exam with so many wrong answers. */
async function takeExam(workspace: Workspace, id: string, wrong: number) {
  const exam = await workspace.act('courses.startExam', { id })
  const answers = exam.questions.map(({ lesson, options }, place) => (options.indexOf(rightOf(id, lesson)) + (place < wrong ? 1 : 0)) % options.length)
  return { exam, outcome: await workspace.act('courses.submitExam', { id: exam.attempt, answers }) }
}

const free = 'course-foundations'
const paid = 'course-attribution'

describe('certification', () => {
  it('shows the figures of the sample: three courses, one on the way at 45 percent, one certificate, three achievements of six', async () => {
    const { workspace } = sampleEngine()
    const seen = await workspace.read('courses.overview', undefined)
    expect(seen.courses.map(({ level, price, lessons, progress, state }) => [level, price, lessons, progress, state])).toEqual([
      ['Beginner', 0, 10, 100, 'passed'],
      ['Intermediate', 149, 20, 45, 'inProgress'],
      ['Advanced', 199, 26, 0, 'open'],
    ])
    expect(seen.progress).toEqual([
      { id: 'course-tag-manager', title: 'Tag Manager in Practice', done: 9, lessons: 20, progress: 45, resume: 'consent-mode', failed: null },
    ])
    expect(seen.certificates.map(({ credentialId, state }) => [credentialId, state])).toEqual([['TM-MF-2023-4471-15', 'valid']])
    expect(seen.achievements.map(({ earned }) => earned)).toEqual([true, true, true, false, false, false])
    expect([seen.payment, seen.mail]).toEqual(['test', 'sandbox'])
  })

  it('starts a free course at once, mails the access, and takes it back with the earlier round (LEARN-CERT-11-B)', async () => {
    const { workspace, store } = sampleEngine()
    expect(await workspace.act('courses.enroll', { id: free })).toMatchObject({ state: 'started', enrolment: { lessonsDone: [] } })
    expect((await workspace.read('courses.overview', undefined)).progress.map(({ id, progress }) => [id, progress])).toEqual([
      [free, 0],
      ['course-tag-manager', 45],
    ])
    expect([...(await store.list('outbox')).values()]).toMatchObject([{ to: ['elena.fischer@example.com'], state: 'queued' }])
    await expect(workspace.act('courses.enroll', { id: free })).rejects.toMatchObject({ code: 'conflict' })
    await workspace.act('courses.leave', { id: free })
    const { courses } = await workspace.read('courses.overview', undefined)
    expect(courses[0]).toMatchObject({ progress: 100, state: 'passed' })
    expect((await store.list('outbox')).size).toBe(0)
    await expect(workspace.act('courses.leave', { id: free })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('asks for the checkout of what is priced, once', async () => {
    const { workspace, as, store } = sampleEngine()
    await expect(workspace.act('courses.enroll', { id: paid })).rejects.toMatchObject({ code: 'conflict' })
    await expect(as('viewer').act('courses.checkout', { id: paid })).rejects.toMatchObject({ code: 'forbidden' })
    await expect(workspace.act('courses.checkout', { id: free })).rejects.toMatchObject({ code: 'conflict' })
    expect((await workspace.act('courses.checkout', { id: paid })).state).toBe('started')
    expect([...(await store.list('learningOrders')).values()]).toMatchObject([{ item: paid, amountCents: 19_900, state: 'paid' }])
    await workspace.act('courses.leave', { id: paid })
    await expect(workspace.act('courses.checkout', { id: paid })).rejects.toMatchObject({ code: 'conflict' })
    expect((await workspace.act('courses.enroll', { id: paid })).state).toBe('started')
    await expect(workspace.act('courses.checkout', { id: 'course-x' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('takes no money and starts nothing in a project of one’s own without a payment provider', async () => {
    const { workspace, store } = sampleEngine()
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    expect(await workspace.act('courses.checkout', { id: paid })).toEqual({ state: 'notConfigured', enrolment: null })
    await workspace.act('courses.checkout', { id: paid })
    expect([...(await store.list('learningOrders')).values()]).toMatchObject([{ state: 'notConfigured', space: 'real' }])
    const seen = await workspace.read('courses.overview', undefined)
    expect([seen.progress, seen.certificates, seen.payment, seen.mail]).toEqual([[], [], 'notConfigured', 'notConfigured'])
    expect(seen.courses.map(({ state, progress, order }) => [state, progress, order])).toEqual([
      ['open', 0, null],
      ['open', 0, null],
      ['open', 0, 'notConfigured'],
    ])
    expect(seen.achievements.some(({ earned }) => earned)).toBe(false)
  })
})

describe('lessons', () => {
  it('are done when their question is answered rightly, and never tell what is right before (LEARN-CERT-06-B, LEARN-CERT-13-B, DATA-COURSE-01-B)', async () => {
    const { workspace } = sampleEngine()
    const course = 'course-tag-manager'
    const lesson = await workspace.read('courses.lesson', { id: course, lesson: 'consent-mode' })
    expect(lesson).toMatchObject({ number: 10, of: 20, done: false, before: 'shop-reference', after: 'held-back' })
    expect(lesson.question.options).toHaveLength(4)
    const { why } = courseLessons[course]?.[9]?.question ?? { why: '' }
    expect(JSON.stringify(lesson)).not.toContain(why)
    expect(Object.keys(lesson.question).sort()).toEqual(['options', 'text'])
    expect(await answer(workspace, course, 'consent-mode', false)).toEqual({ right: false, why: null, done: 9, lessons: 20 })
    expect(await answer(workspace, course, 'consent-mode')).toEqual({ right: true, why, done: 10, lessons: 20 })
    expect((await answer(workspace, course, 'consent-mode')).done).toBe(10)
    expect((await workspace.read('courses.course', { id: course })).resume).toBe('held-back')
    await workspace.act('courses.keepPlace', { id: course, lesson: 'review' })
    expect((await workspace.read('courses.course', { id: course })).resume).toBe('review')
    await expect(workspace.act('courses.answer', { id: course, lesson: 'review', option: 4 })).rejects.toMatchObject({
      code: 'invalid',
      issues: [{ path: 'option' }],
    })
    await expect(workspace.read('courses.lesson', { id: course, lesson: 'goals' })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('are for those who are enrolled', async () => {
    const { workspace } = sampleEngine()
    await expect(workspace.read('courses.lesson', { id: paid, lesson: 'attribution' })).rejects.toMatchObject({ code: 'conflict' })
    await expect(workspace.act('courses.startExam', { id: paid })).rejects.toMatchObject({ code: 'conflict' })
    expect((await workspace.read('courses.course', { id: paid })).exam.state).toBe('locked')
  })

  it('show the right answer in no preferred place', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('courses.checkout', { id: paid })
    const places: number[] = []
    for (const { id: lesson } of courseLessons[paid] ?? [])
      places.push((await workspace.read('courses.lesson', { id: paid, lesson })).question.options.indexOf(rightOf(paid, lesson)))
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]))
  })
})

describe('exams', () => {
  it('open after the last lesson, are failed below 80 percent, and issue a certificate above (LEARN-CERT-14-B, DATA-CERTIFICATE-01-B)', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('courses.checkout', { id: paid })
    await expect(workspace.act('courses.startExam', { id: paid })).rejects.toMatchObject({ code: 'conflict' })
    await doAll(workspace, paid)
    expect((await workspace.read('courses.overview', undefined)).progress.find(({ id }) => id === paid)).toMatchObject({ progress: 100, resume: null })

    const failed = await takeExam(workspace, paid, 3)
    expect(failed.exam.questions).toHaveLength(10)
    expect(failed.outcome).toMatchObject({ score: 70, passed: false, certificate: null })
    expect(failed.outcome.reread.map(({ id }) => id)).toEqual(failed.exam.questions.slice(0, 3).map(({ lesson }) => lesson))
    expect((await workspace.read('courses.overview', undefined)).progress.find(({ id }) => id === paid)?.failed).toBe(70)

    const { exam, outcome } = await takeExam(workspace, paid, 2)
    expect(exam.questions.map(({ lesson }) => lesson)).not.toEqual(failed.exam.questions.map(({ lesson }) => lesson))
    expect(outcome).toMatchObject({ score: 80, passed: true, certificate: { title: 'Attribution and Experiments', holder: 'Elena Fischer', score: 80 } })
    expect(outcome.certificate?.completedDate).toBe('2024-01-22T10:00:00.000Z')
    expect(outcome.certificate?.validUntil).toBe('2026-01-22T10:00:00.000Z')
    expect((await workspace.read('courses.overview', undefined)).certificates).toHaveLength(2)
    await expect(workspace.act('courses.startExam', { id: paid })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('never tell what is right, go on where they were left, and are handed in once and whole', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('courses.enroll', { id: free })
    await doAll(workspace, free)
    const exam = await workspace.act('courses.startExam', { id: free })
    for (const question of exam.questions) expect(Object.keys(question).sort()).toEqual(['lesson', 'options', 'text'])
    expect(await workspace.act('courses.startExam', { id: free })).toEqual(exam)
    expect(await workspace.read('courses.exam', { id: exam.attempt })).toEqual(exam)
    expect((await workspace.read('courses.course', { id: free })).exam).toMatchObject({ state: 'open', attempt: exam.attempt })
    await expect(workspace.act('courses.submitExam', { id: exam.attempt, answers: [0, 0] })).rejects.toMatchObject({
      code: 'invalid',
      issues: [{ path: 'answers.2' }],
    })
    await expect(workspace.act('courses.submitExam', { id: exam.attempt, answers: Array.from({ length: 11 }, () => 0) })).rejects.toMatchObject({
      code: 'invalid',
    })
    const wrong = exam.questions.map(({ lesson, options }) => (options.indexOf(rightOf(free, lesson)) + 1) % options.length)
    expect((await workspace.act('courses.submitExam', { id: exam.attempt, answers: wrong })).score).toBe(0)
    await expect(workspace.act('courses.submitExam', { id: exam.attempt, answers: exam.questions.map(() => 0) })).rejects.toMatchObject({ code: 'conflict' })
    const again = await workspace.act('courses.startExam', { id: free })
    await workspace.act('courses.leave', { id: free })
    await expect(workspace.read('courses.exam', { id: again.attempt })).rejects.toMatchObject({ code: 'notFound' })
  })

  it('can be tried three times within 24 hours of the real clock', async () => {
    let now = '2026-03-01T12:00:00.000Z'
    const { workspace } = sampleEngine({ ports: { now: () => new Date(now) } })
    await workspace.act('projects.create', { name: 'Shop', website: 'shop.example', timeZone: 'UTC' })
    await workspace.act('courses.enroll', { id: free })
    await doAll(workspace, free)
    for (const left of [3, 2, 1]) {
      expect((await workspace.read('courses.course', { id: free })).exam).toMatchObject({ state: 'ready', triesLeft: left })
      expect((await takeExam(workspace, free, 10)).outcome.score).toBe(0)
    }
    expect((await workspace.read('courses.course', { id: free })).exam).toMatchObject({ state: 'waiting', nextTry: '2026-03-02T12:00:00.000Z', last: 0 })
    await expect(workspace.act('courses.startExam', { id: free })).rejects.toMatchObject({ code: 'conflict' })
    // Nobody gets around the wait by leaving and coming back.
    await workspace.act('courses.leave', { id: free })
    await workspace.act('courses.enroll', { id: free })
    await doAll(workspace, free)
    await expect(workspace.act('courses.startExam', { id: free })).rejects.toMatchObject({ code: 'conflict' })
    now = '2026-03-02T12:00:00.000Z'
    expect((await takeExam(workspace, free, 0)).outcome).toMatchObject({ score: 100, passed: true })
    const { achievements } = await workspace.read('courses.overview', undefined)
    expect(achievements.filter(({ earned }) => earned).map(({ title }) => title)).toEqual(['Graduate'])
  })
})

describe('exams of the sample', () => {
  it('count their tries, and begin anew after the third, because its clock stands still', async () => {
    const { workspace } = sampleEngine()
    await workspace.act('courses.enroll', { id: free })
    await doAll(workspace, free)
    const exam = async () => (await workspace.read('courses.course', { id: free })).exam
    for (const left of [3, 2, 1, 3, 2]) {
      expect(await exam()).toMatchObject({ state: 'ready', triesLeft: left, nextTry: null })
      await workspace.act('courses.startExam', { id: free })
      expect(await exam()).toMatchObject({ state: 'open', triesLeft: left - 1 })
      expect((await takeExam(workspace, free, 10)).outcome.passed).toBe(false)
    }
  })
})

describe('certificates', () => {
  it('can be verified by anybody who has the number, however it is typed (LEARN-CERT-14-B, DATA-CERTIFICATE-01-B)', async () => {
    const { as } = sampleEngine()
    const check = (credentialId: string) => as('viewer').read('certificates.verify', { credentialId })
    expect(await check(' tm-mf-2023-4471-15 ')).toMatchObject({ state: 'valid', certificate: { holder: 'Elena Fischer', title: 'Measurement Foundations' } })
    expect(await check('TM-MF-2023-4477-15')).toEqual({ state: 'mistyped', certificate: null })
    expect(await check('TM-MF-2023-0001-36')).toEqual({ state: 'mistyped', certificate: null })
    expect((await check('TM-MF-2000-0000-81')).state).toBe('unknown')
  })

  it('run out after their last day', async () => {
    const rows = sample.certificates.map((row): SampleRows['certificates'] => ({ ...row, validUntil: '2024-01-22T09:59:59.000Z' }))
    const { workspace, store } = sampleEngine()
    await store.commit(rows.map((row) => ({ collection: 'certificates', id: row.id, row })))
    expect((await workspace.read('certificates.verify', { credentialId: 'TM-MF-2023-4471-15' })).state).toBe('expired')
  })

  it('are a page to print, in the language of the member (LEARN-CERT-14-B)', async () => {
    const { workspace } = sampleEngine()
    const read = async () => {
      const { fileName, type, base64 } = await workspace.act('certificates.download', { id: 'certificate-1' })
      expect([fileName, type]).toEqual(['TM-MF-2023-4471-15.pdf', 'application/pdf'])
      const pdf = Buffer.from(base64, 'base64').toString('latin1')
      for (const [at, offset] of [...pdf.matchAll(/^(\d{10}) 00000 n/gm)].map((match) => Number(match[1])).entries())
        expect(pdf.slice(offset, offset + 8)).toMatch(new RegExp(`^${at + 1} 0 obj`))
      return [...pdf.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map((match) => (match[1] ?? '').replaceAll(/\\(.)/g, '$1'))
    }
    expect(await read()).toEqual(expect.arrayContaining(['Certificate', 'Elena Fischer', 'Measurement Foundations', 'TM-MF-2023-4471-15']))
    await workspace.act('session.setPreferences', { language: 'de' })
    expect(await read()).toEqual(expect.arrayContaining(['Zertifikat', 'Ausgestellt am 24. November 2023, gültig bis 24. November 2025.']))
    await expect(workspace.act('certificates.download', { id: 'certificate-9' })).rejects.toMatchObject({ code: 'notFound' })
  })
})
