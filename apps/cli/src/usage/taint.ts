import { answerFlags } from './flags.ts'
import type { Usage } from './usage.ts'

export const taintUsage = {
  forms: [['taint CONTAINER', "where a visitor's data goes"]],
  flags: {
    ...answerFlags,
  },
  exit: { 0: 'no personal data leaves in what the container fills', 1: 'some does' },
  more: async () => (await import('../proofHelp.ts')).taintHelp,
} as const satisfies Usage
