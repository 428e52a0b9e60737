import { formFlags } from './flags.ts'
import type { Usage } from './usage.ts'

export const crawlUsage = {
  forms: [['crawl URL', 'which pages of a site lack the container, have two, or send hits of their own']],
  flags: {
    pages: { type: 'string', value: 'N', says: 'at most so many pages, 1 to 1000; 50 when left out' },
    id: { type: 'string', value: 'GTM-XXXX', says: 'the container that pages should have; the one of most pages when left out' },
    out: { type: 'string', value: 'FILE', says: 'writes the report there' },
    ...formFlags,
  },
  exit: { 0: 'every page has the container once', 1: 'a page lacks it, has another or two, or cannot be read' },
  more: async () => (await import('../crawlHelp.ts')).crawlHelp,
} as const satisfies Usage
