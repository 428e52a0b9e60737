import { formFlags, simulateFlags } from './flags.ts'
import type { Usage } from './usage.ts'

export const verifyUsage = {
  forms: [['verify URL', 'what a site really sends, visited in a browser without an answer to consent, with a refusal and with an agreement']],
  flags: {
    plan: { type: 'string', value: 'PLAN', says: 'a plan.json, by which each event is judged' },
    container: { type: 'string', value: 'FILE', says: 'the container that the site should run, whose tags are simulated on the visit' },
    journey: { type: 'string', value: 'FILE', says: 'what the visitor does, as JSON or YAML; the first page is looked at to its end when left out' },
    states: { type: 'string', value: 'LIST', says: 'some of none, refused and granted, with commas between; all when left out' },
    browser: { type: 'string', value: 'PATH', says: 'the Chromium or Chrome to start; the one of Playwright, or the Chrome of the machine, when left out' },
    wait: { type: 'string', value: 'MS', says: 'a step is done when the page has asked for nothing for so long; 1000 when left out' },
    pictures: { type: 'string', value: 'FOLDER', says: 'writes a screenshot after each step there, such as granted-0.jpg' },
    out: { type: 'string', value: 'FILE', says: 'writes the report there' },
    ...formFlags,
    ...simulateFlags,
  },
  exit: { 0: 'nothing is wrong', 1: 'an event is missing, doubled, wrong, personal, too early or lost, or a page lacks its container' },
  more: async () => (await import('../verifyHelp.ts')).verifyHelp,
} as const satisfies Usage
