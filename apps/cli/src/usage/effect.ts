import { answerFlags } from './flags.ts'
import type { Usage } from './usage.ts'

export const effectUsage = {
  forms: [['effect A B', 'what leaves the browser differently with container B']],
  flags: {
    visits: {
      type: 'string',
      value: 'FILE',
      says: "a file of steps, or a file of tests (see 'tagmason test --help'), whose expectations are left out; visits are made up when left out",
    },
    ...answerFlags,
  },
  exit: { 0: 'nothing is lost', 1: 'something is lost or no longer known' },
  more: async () => (await import('../proofHelp.ts')).effectHelp,
} as const satisfies Usage
