import { jsonFlag, simulateFlags } from './flags.ts'
import type { Usage } from './usage.ts'

export const simulateUsage = {
  forms: [['simulate FILE --steps STEPS', 'which tags fire on each step of a visit, and why']],
  flags: {
    steps: { type: 'string', value: 'STEPS', says: "a file of steps, or a file of tests (see 'tagmason test --help'), whose expectations are left out" },
    test: { type: 'string', value: 'NAME', says: 'the test whose visit it is, where the file has several' },
    trace: { type: 'boolean', says: 'also why tags do not fire, and what each was run with; with --json everything that is known of each event' },
    ...jsonFlag,
    ...simulateFlags,
  },
  exit: { 0: 'simulated' },
  more: async () => (await import('../stepsHelp.ts')).simulateHelp,
} as const satisfies Usage
