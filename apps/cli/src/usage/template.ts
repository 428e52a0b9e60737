import { formFlags } from './flags.ts'
import type { Usage } from './usage.ts'

export const templateUsage = {
  forms: [['template test FILE.tpl', 'runs the tests that a custom template brings along in its ___TESTS___']],
  flags: {
    ...formFlags,
    markdown: { type: 'boolean', says: 'the same as --format markdown' },
  },
  exit: { 0: 'all pass', 1: 'one fails' },
  more: async () => (await import('../proofHelp.ts')).templateHelp,
} as const satisfies Usage
