import { answerFlags } from './flags.ts'
import type { Usage } from './usage.ts'

export const mutateUsage = {
  forms: [['mutate CONTAINER TESTS', 'which small faults in a container its tests do not notice']],
  flags: {
    write: { type: 'boolean', says: 'writes the missing expectations into TESTS, and keeps what people wrote there' },
    ...answerFlags,
  },
  exit: { 0: 'every fault that can be noticed is', 1: 'a fault survived' },
  more: async () => (await import('../proofHelp.ts')).mutateHelp,
} as const satisfies Usage
