import type { Block } from '@tagmason/domain'

export const versionsAndDeprecations: readonly Block[] = [
  {
    kind: 'text',
    text: 'All packages, the server and its API carry one version, three numbers that mean what semantic versions say. What is going away says so for at least two releases and six months before.',
  },
  { kind: 'heading', text: 'What a number promises' },
  {
    kind: 'list',
    items: [
      '**The third** rises with corrections. A figure that was wrong may change; the changelog names it.',
      '**The second** rises with additions: a command, an option, a field in an answer, an endpoint, a finding of the audit. Ignore fields that you do not know.',
      '**The first** rises where something that you may use is removed or means something else.',
    ],
  },
  { kind: 'heading', text: 'What is covered' },
  {
    kind: 'list',
    items: [
      'The public API under `/api/v1`: paths, parameters, fields, scopes and status codes, as in its OpenAPI document.',
      'Wire formats of the intake, and the attributes and calls of the script `t.js`.',
      'The command line: names, options, exit codes and what `--json` gives. Sentences for people may be worded better at any time; their codes are covered.',
      'What the packages `tagmason`, `@tagmason/browser` and `@tagmason/node` export.',
      'Files of plans and of tests: a newer version reads what an older one wrote.',
    ],
  },
  { kind: 'heading', text: 'How something goes away' },
  {
    kind: 'steps',
    items: [
      'The changelog and its description say **deprecated**, since when, and what to use instead. Types carry `@deprecated`, so that editors strike it through.',
      'It works unchanged for two further releases of the second number and at least six months. Answers of a deprecated endpoint carry the headers `Deprecation` and `Sunset`.',
      'A release with a new first number removes it. A security fault may shorten this; the changelog then says why.',
    ],
  },
  { kind: 'note', text: 'Screens, the database and what lies under `/rpc` are the product’s own, and change without notice.' },
  { kind: 'link', href: '/learning/docs?article=authenticate-with-an-api-key', text: 'Authenticate with an API key' },
]
