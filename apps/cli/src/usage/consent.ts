import { answerFlags } from './flags.ts'
import type { Usage } from './usage.ts'

export const consentUsage = {
  forms: [['consent prove CONTAINER', 'that no tag runs against what the visitor said, whatever comes first']],
  flags: {
    cmp: { type: 'string', value: 'late:800ms', says: "how late the banner's script speaks after the page load; at once when left out" },
    region: { type: 'string', value: 'DE', says: 'the region that a default for some regions is for, such as DE or US-CA; DE when left out' },
    ...answerFlags,
  },
  exit: { 0: 'every tag is proven', 1: 'one is not' },
  more: async () => (await import('../proofHelp.ts')).consentHelp,
} as const satisfies Usage
