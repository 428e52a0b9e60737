import type { Usage } from './usage.ts'

export const mcpUsage = {
  forms: [['mcp', 'tools for assistants (Model Context Protocol), over standard input and output']],
  flags: {
    folder: { type: 'string', value: 'DIR', says: 'the folder that they work in, and never leave; the current one when left out' },
    http: { type: 'string', value: 'PORT', says: 'serves this machine over HTTP instead, with a token that is printed; 0 for a free port' },
  },
  exit: { 0: 'the client has gone' },
  more: async () => (await import('../mcpHelp.ts')).mcpHelp,
} as const satisfies Usage
