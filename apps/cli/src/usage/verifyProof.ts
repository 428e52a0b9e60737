import { formFlags } from './flags.ts'
import type { Usage } from './usage.ts'

export const verifyProofUsage = {
  forms: [['verify-proof PROOF FILE...', 'whether a proof that a command wrote with --proof holds for these files']],
  flags: {
    ...formFlags,
  },
  exit: { 0: 'it holds', 1: 'it does not' },
  more: async () => (await import('../proofHelp.ts')).verifyProofHelp,
} as const satisfies Usage
