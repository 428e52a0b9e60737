import { formFlags, simulateFlags } from './flags.ts'
import type { Usage } from './usage.ts'

export const recordingUsage = {
  forms: [['recording FILE', 'what a recorded visit sent, beside what a container should have sent and what a plan wants']],
  flags: {
    container: { type: 'string', value: 'FILE', says: 'the container that the site runs, whose tags are simulated on the visit' },
    plan: { type: 'string', value: 'PLAN', says: 'a plan.json, by which each event is judged' },
    url: { type: 'string', value: 'URL', says: 'the page of a list of messages, which does not tell it' },
    save: { type: 'string', value: 'TEST', says: 'writes the visit as a test of the container, for tagmason test; .json or .yaml' },
    out: { type: 'string', value: 'FILE', says: 'writes the report there' },
    ...formFlags,
    ...simulateFlags,
  },
  exit: { 0: 'nothing is wrong', 1: 'an event is missing, doubled, wrong, personal, too early or did not arrive' },
  more: async () => (await import('../recordingHelp.ts')).recordingHelp,
} as const satisfies Usage
