import { answerFlags } from './flags.ts'
import type { Usage } from './usage.ts'

export const explainUsage = {
  forms: [['explain CONTAINER --tag NAME', 'the shortest visit on which a tag fires, or why there is none']],
  flags: {
    tag: { type: 'string', value: 'NAME', says: 'the tag' },
    ...answerFlags,
  },
  exit: { 0: 'there is such a visit', 1: 'none was found' },
  more: async () => (await import('../proofHelp.ts')).explainHelp,
} as const satisfies Usage
