import { jsonFlag } from './flags.ts'
import type { Usage } from './usage.ts'

export const typesUsage = {
  forms: [['types PLAN', 'the events of a plan as source code, so that an editor completes them and refuses others']],
  flags: {
    out: {
      type: 'string',
      value: 'FILE',
      says: '.d.ts has types of all messages, .ts the same with a function track(), .kt, .swift or .dart a class with a method for each event, .js a checker for the console of a browser, .lint.mjs a rule for ESLint and oxlint; printed as .d.ts when left out',
    },
    ...jsonFlag,
  },
  exit: { 0: 'written' },
  more: async () => (await import('../typesHelp.ts')).typesHelp,
} as const satisfies Usage
