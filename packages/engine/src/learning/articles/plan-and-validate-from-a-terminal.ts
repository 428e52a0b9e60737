import type { Block } from '@tagmason/domain'

export const planAndValidateFromATerminal: readonly Block[] = [
  {
    kind: 'text',
    text: '`tagmason` does in a terminal what the first pages do in the browser: goals in, plan and files out. It needs Node 20 and no account.',
  },
  { kind: 'heading', text: 'Make a plan' },
  {
    kind: 'code',
    label: 'Goals as text, files in a folder',
    language: 'Shell',
    code: `npx tagmason plan \\
  --goals 'Track newsletter sign-ups and purchases over $50' \\
  --measurement-id G-AB12CD34EF \\
  --out tracking`,
  },
  {
    kind: 'text',
    text: 'The folder then holds `plan.json`, `container.json`, `ga4.json`, `snippets.md` and `tests.yaml`. They are written together or not at all.',
  },
  { kind: 'heading', text: 'Options' },
  {
    kind: 'list',
    items: [
      '`--goals-file` reads the goals from a file, which may be as long as the field in the browser.',
      '`--ask` asks what words mean that can be measured in several ways (a booking: paid, or only asked for?) and about each event that the goals may also want; `--answer q1=paid` and `--take s1,s3` say so without asking.',
      '`--language` is `en`, `es`, `fr` or `de`. It is recognised when you leave it out.',
      '`--measurement-id` stands in the container. Without it a placeholder does, and you fill it in after the import.',
      '`--consent none` leaves the consent default out, for sites on which somebody else sets it.',
      '`--site` names your host, so that links to elsewhere can be told apart.',
      '`--json` prints the plan for other programs.',
    ],
  },
  { kind: 'heading', text: 'Check a file' },
  { kind: 'code', label: 'One sentence for each finding', language: 'Shell', code: `npx tagmason validate GTM-AB12CD3_v14.json` },
  { kind: 'text', text: 'The same input gives the same files, so a change of the goals shows as a small difference in review.' },
  { kind: 'note', text: 'Exit codes are the same for both commands: 0 good, 1 errors in the file, 2 unusable input.' },
  { kind: 'link', href: '/setup/natural-language', text: 'The same in the browser' },
]
