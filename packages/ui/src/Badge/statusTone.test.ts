import { describe, expect, test } from 'vitest'
import { statusTone, statuses } from './statusTone.ts'

describe('the tone of a state', () => {
  test.each([
    ['active', 'positive'],
    ['In Progress', 'accent'],
    ['in-progress', 'accent'],
    ['needs_improvement', 'caution'],
    ['Failed', 'critical'],
    ['draft', 'neutral'],
    ['teleporting', 'neutral'],
    ['constructor', 'neutral'],
  ])('%s is %s', (status, tone) => expect(statusTone(status)).toBe(tone))

  test('each state has one', () => {
    const all = Object.values(statuses).flat()
    expect(new Set(all).size).toBe(all.length)
  })
})
