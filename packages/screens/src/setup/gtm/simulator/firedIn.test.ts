import type { TagOutcome, VisitedStep } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { firedIn } from './firedIn.ts'

const outcome = (tagId: string, outcome: TagOutcome['outcome']) => ({ tagId, tag: `Tag ${tagId}`, outcome }) as TagOutcome
const step = (...tags: TagOutcome[]): VisitedStep => ({
  step: 1,
  more: 0,
  events: [{ name: 'e', consent: {}, message: '', dataLayer: '', counts: { fired: 0, notFired: 0, unknown: 0 }, tags, left: 0 }],
})

describe('firedIn', () => {
  it('counts a tag once, however often it fires, and as fired though other events left it out', () => {
    const steps = [
      step(outcome('1', 'fired'), outcome('2', 'notFired'), outcome('3', 'unknown')),
      step(outcome('1', 'fired'), outcome('2', 'fired'), outcome('1', 'notFired')),
    ]
    expect(firedIn({ steps })).toEqual({ fired: ['Tag 1', 'Tag 2'], silent: ['Tag 3'] })
    expect(firedIn({ steps: [] })).toEqual({ fired: [], silent: [] })
  })
})
