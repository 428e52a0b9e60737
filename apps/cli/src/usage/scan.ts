import { formFlags } from './flags.ts'
import type { Usage } from './usage.ts'

export const scanUsage = {
  forms: [['scan FOLDER|FILE…', 'which events the source code of a site tells of, beside what a plan has and what a container hears']],
  flags: {
    plan: { type: 'string', value: 'PLAN', says: 'a plan.json, by which names, parameters and types are judged' },
    container: { type: 'string', value: 'FILE', says: 'a container, whose custom event triggers have to hear what is pushed' },
    out: { type: 'string', value: 'FILE', says: 'writes the report there' },
    ...formFlags,
  },
  exit: { 0: 'nothing is wrong', 1: 'a name or type differs, or a required parameter is missing' },
  more: async () => (await import('../scanHelp.ts')).scanHelp,
} as const satisfies Usage
