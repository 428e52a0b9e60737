import type { Usage } from './usage.ts'

export const manUsage = {
  forms: [['man', "the manual page, for 'tagmason man | man -l -'"]],
  flags: {},
  exit: { 0: 'printed' },
} as const satisfies Usage
