import { jsonFlag } from './flags.ts'
import type { Usage } from './usage.ts'

export const driftUsage = {
  forms: [['drift PLAN FILE', 'how far a container is from a plan.json: planned, differing, missing, unplanned']],
  flags: {
    ...jsonFlag,
  },
  exit: { 0: 'all is as planned', 1: 'something differs or is missing' },
} as const satisfies Usage
