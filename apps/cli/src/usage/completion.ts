import type { Usage } from './usage.ts'

export const completionUsage = {
  forms: [['completion bash|zsh|fish', 'a script that lets the shell complete commands and options']],
  flags: {},
  exit: { 0: 'printed' },
  more: async () => (await import('../completion.ts')).completionHelp,
} as const satisfies Usage
