import type { Block } from '@tagmason/domain'

export const workWithAnAssistantOverMcp: readonly Block[] = [
  {
    kind: 'text',
    text: 'An assistant that speaks the Model Context Protocol can plan, explain, audit and prove with the files of a folder. It never leaves the folder, and it changes a file only with a proof.',
  },
  { kind: 'heading', text: 'Connect it' },
  {
    kind: 'code',
    label: 'In the settings of the client',
    language: 'JSON',
    code: `{
  "mcpServers": {
    "tagmason": { "command": "npx", "args": ["tagmason", "mcp", "--folder", "."] }
  }
}`,
  },
  {
    kind: 'text',
    text: 'With `--http 4400` it serves programs of this machine over HTTP instead, with a token that it prints. The package also brings a skill, `skill/tagmason/SKILL.md`, and `llms.txt`.',
  },
  { kind: 'heading', text: 'Change a container' },
  {
    kind: 'steps',
    items: [
      'Call `effect` with the container as `before` and the change as JSON Patch in `changes`. The answer says what leaves the browser differently, and names a draft and a proof.',
      'Show the effect to the person who asked. What is lost needs another change: a proof with a lost hit does not pass.',
      'Call `write` with the draft, the proof and, in `meant`, every hit whose difference is meant. The proof is checked by running it again.',
    ],
  },
  { kind: 'heading', text: 'What write refuses' },
  {
    kind: 'list',
    items: [
      'A change that loses a hit, or one more than the hits in `meant`.',
      'A proof that was changed, that is about other files, about visits of your own, or about the file as it was before someone else changed it.',
      'A container that would no longer import, that ignores consent where the old one did not, or that lets personal data out.',
      'A new container without a proof of `prove` (consent), and tests without one of `mutate`.',
      'Every path outside of the folder or in a hidden folder, also through links.',
    ],
  },
  { kind: 'heading', text: 'Ask an installation' },
  {
    kind: 'text',
    text: 'With `TAGMASON_URL` and `TAGMASON_KEY` in its environment the server has one more tool, `installation`, over the API: queries, funnels, reports and dashboards by their scopes; the plan, the containers, what the audit finds in them and their exports by `tracking.read`. An export becomes a draft, which the other tools take and prove. The key decides what it may read; its calls are counted, and exports are in the audit log.',
  },
  { kind: 'heading', text: 'Propose a change' },
  {
    kind: 'steps',
    items: [
      'Make a key with the scopes `tracking.read` and `tracking.propose`.',
      'Ask `installation` for the `container`, change it with `effect`, and call `write` with the path `installation:GTM-…`, the draft, its proof, a title, and the hits that are meant.',
      'The installation runs the proof again, against the container that it stores. It refuses what `write` refuses for files, and more than twenty drafts that wait.',
      'A member with the role Editor looks at the draft on the page GTM Management, and takes or dismisses it. Taking makes a new version of what is stored; Google Tag Manager changes only when a person imports and publishes it.',
    ],
  },
  { kind: 'note', text: 'Answers longer than 45,000 bytes come in pages, so that they fit beside what an assistant already holds.' },
  { kind: 'link', href: '/learning/docs?article=prove-a-change-before-it-goes-live', text: 'Prove a change before it goes live' },
]
