import { reportForms } from '@tagmason/domain'
import type { Flag } from './usage.ts'

export const jsonFlag = { json: { type: 'boolean', says: 'prints JSON' } } as const satisfies Readonly<Record<string, Flag>>

/** Options of every command that simulates. */
export const simulateFlags = {
  now: { type: 'string', value: 'TIME', says: "the visitor's clock, such as 2026-01-22T10:00:00Z; without it what asks for the time is unknown" },
  seed: { type: 'string', value: 'N', says: 'for random numbers; without it they are unknown' },
} as const satisfies Readonly<Record<string, Flag>>

/** Options of every command that makes a report. */
export const formFlags = {
  format: {
    type: 'string',
    value: 'FORM',
    oneOf: reportForms,
    says: 'text, json, markdown (for a comment on a pull request), html (a page that stands alone), sarif (for code scanning) or junit',
  },
  json: { type: 'boolean', says: 'the same as --format json' },
} as const satisfies Readonly<Record<string, Flag>>

/** Options of every command that proves something. */
export const answerFlags = {
  ...formFlags,
  markdown: { type: 'boolean', says: 'the same as --format markdown' },
  out: { type: 'string', value: 'FILE', says: 'writes the answer there' },
  proof: {
    type: 'string',
    value: 'FILE',
    says: "also writes a proof: hashes of the files, the version of the engine, and the result; see 'tagmason verify-proof --help'",
  },
  ...simulateFlags,
} as const satisfies Readonly<Record<string, Flag>>
