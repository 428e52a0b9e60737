import { jsonFlag } from './flags.ts'
import type { Usage } from './usage.ts'

export const validateUsage = {
  forms: [['validate FILE', 'checks a container file']],
  flags: {
    ...jsonFlag,
  },
  exit: { 0: 'valid', 1: 'there are errors' },
} as const satisfies Usage
