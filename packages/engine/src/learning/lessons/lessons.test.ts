import { sample } from '@tagmason/domain/sample'
import { wordsOf } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { courseLessons } from './index.ts'
import { examMinutes, lessonMinutes } from './lesson.ts'

const all = Object.values(courseLessons).flat()

describe('the lessons', () => {
  it('are as many and as long as the courses say (LEARN-CERT-06-B, DATA-COURSE-01-B)', () => {
    for (const { id, lessons, duration } of sample.courses) {
      const own = courseLessons[id] ?? []
      expect([id, own.length]).toEqual([id, lessons])
      expect([id, own.reduce((sum, lesson) => sum + lessonMinutes(lesson), examMinutes)]).toEqual([id, duration])
    }
    expect(Object.keys(courseLessons).sort()).toEqual(sample.courses.map(({ id }) => id).sort())
  })

  it('have ids and questions of their own, with one right answer among three or four different ones', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(new Set(all.map(({ question }) => question.text)).size).toBe(all.length)
    for (const { id, question } of all) {
      expect(question.wrong.length, id).toBe(3)
      expect(new Set([question.right, ...question.wrong]).size, id).toBe(4)
      expect(question.why.endsWith('.'), id).toBe(true)
    }
  })

  it('teach something: at least 90 words each', () => {
    for (const { id, blocks } of all) expect(blocks.map(wordsOf).join(' ').split(/\s+/).length, id).toBeGreaterThanOrEqual(90)
  })

  it('are those that the sample has done', () => {
    for (const { courseId, lessonsDone, lastLesson } of sample.enrolments) {
      const own = (courseLessons[courseId] ?? []).map(({ id }) => id)
      expect(own.slice(0, lessonsDone.length)).toEqual(lessonsDone)
      expect(own).toContain(lastLesson)
      const course = sample.courses.find(({ id }) => id === courseId)
      expect(Math.round((lessonsDone.length / own.length) * 100)).toBe(course?.progress)
    }
  })
})
