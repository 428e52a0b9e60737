import { jsonFlag, simulateFlags } from './flags.ts'
import type { Usage } from './usage.ts'

export const testUsage = {
  forms: [
    ['test FILE TESTS', 'whether a container does what its tests say'],
    ['test TESTS', 'the same for the container that the tests name'],
    ['test FILE --plan PLAN', 'whether a container does what a plan.json says: each event with its example values'],
  ],
  flags: {
    plan: { type: 'string', value: 'PLAN', says: 'instead of TESTS: a plan.json, whose tests are run' },
    junit: { type: 'string', value: 'FILE', says: 'also writes the results as JUnit XML' },
    ...jsonFlag,
    ...simulateFlags,
  },
  exit: { 0: 'all pass', 1: 'a test fails' },
  more: async () => (await import('../stepsHelp.ts')).testHelp,
} as const satisfies Usage
