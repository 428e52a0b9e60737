import { jsonFlag } from './flags.ts'
import type { Usage } from './usage.ts'

export const datalayerUsage = {
  forms: [['datalayer PLAN|CONTAINER', 'what developers have to push to the data layer, as a page with a script that checks it']],
  flags: {
    markdown: { type: 'boolean', says: 'prints Markdown, as without an option' },
    html: { type: 'boolean', says: 'prints a page that stands alone' },
    ...jsonFlag,
    out: { type: 'string', value: 'FILE', says: 'writes the page there' },
  },
  exit: { 0: 'written' },
  more: async () => (await import('../datalayerHelp.ts')).datalayerHelp,
} as const satisfies Usage
