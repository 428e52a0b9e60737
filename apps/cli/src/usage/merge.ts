import { jsonFlag } from './flags.ts'
import type { Usage } from './usage.ts'

export const mergeUsage = {
  forms: [['merge BASE OURS THEIRS --out FILE', 'what both made of BASE, together']],
  flags: {
    out: { type: 'string', value: 'FILE', says: 'writes the merged container there' },
    ours: { type: 'boolean', says: 'OURS counts in every conflict' },
    theirs: { type: 'boolean', says: 'THEIRS counts in every conflict' },
    ...jsonFlag,
  },
  exit: { 0: 'the file is written', 1: 'conflicts wait for a choice, or the result would not import; nothing is written' },
} as const satisfies Usage
