import { jsonFlag } from './flags.ts'
import type { Usage } from './usage.ts'

export const liveUsage = {
  forms: [['live GTM-XXXX|FILE.js', 'what a site runs, without an export and without an account']],
  flags: {
    out: { type: 'string', value: 'FILE', says: 'writes the container as an export, which validate, audit, simulate and effect read' },
    ...jsonFlag,
  },
  exit: { 0: 'read' },
  more: async () => (await import('../liveHelp.ts')).liveHelp,
} as const satisfies Usage
