import { jsonFlag } from './flags.ts'
import type { Usage } from './usage.ts'

export const auditUsage = {
  forms: [['audit FILE', 'what is worth changing in a container file, each with place, reason and what to do']],
  flags: {
    partial: { type: 'boolean', says: 'the file is a part of a container: what it refers to may be elsewhere' },
    ...jsonFlag,
  },
  exit: { 0: 'nothing of severity error', 1: 'findings of severity error' },
} as const satisfies Usage
