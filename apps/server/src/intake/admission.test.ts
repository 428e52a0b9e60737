import { expect, it } from 'vitest'
import { afterFailure, refusal } from './admission.ts'

const limits = { waiting: 1000, backlog: 100_000 }
const calm = { backlog: 0, failing: false, speed: 0 }

it.each([
  ['nothing is refused while there is room', { waiting: 1000, open: 10 }, calm, null],
  ['events that wait for the disk', { waiting: 1001, open: 0 }, calm, { status: 503, seconds: 1 }],
  ['a log that is full because the store fails', { waiting: 0, open: 1 }, { ...calm, backlog: 99_999, failing: true }, { status: 503, seconds: 30 }],
  ['a log that is full: as long as a tenth of it takes', { waiting: 0, open: 0 }, { ...calm, backlog: 100_000, speed: 2000 }, { status: 429, seconds: 5 }],
  ['a log that is full and empties fast', { waiting: 0, open: 0 }, { ...calm, backlog: 100_000, speed: 1e9 }, { status: 429, seconds: 1 }],
  ['a log that is full and empties slowly', { waiting: 0, open: 0 }, { ...calm, backlog: 100_000, speed: 1 }, { status: 429, seconds: 60 }],
])('%s', (_, log, drain, expected) => {
  expect(refusal(log, drain, limits)).toEqual(expected === null ? null : { busy: true, ...expected })
})

it('waits longer for a full disk than for another failure', () => {
  expect(afterFailure(Object.assign(new Error('full'), { code: 'ENOSPC' }))).toEqual({ busy: true, status: 503, seconds: 30 })
  expect(afterFailure(new Error('other'))).toEqual({ busy: true, status: 503, seconds: 10 })
})
