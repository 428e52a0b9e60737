import { jsonFlag } from './flags.ts'
import type { Usage } from './usage.ts'

export const diffUsage = {
  forms: [['diff A B', 'what is different in B, by kind and name']],
  flags: {
    'ignore-notes': { type: 'boolean', says: 'a note that differs is no difference' },
    ...jsonFlag,
  },
  exit: { 0: 'both do the same', 1: 'something is different' },
} as const satisfies Usage
