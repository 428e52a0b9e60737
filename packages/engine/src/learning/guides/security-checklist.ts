import type { Block } from '@tagmason/domain'

export const securityChecklist: readonly Block[] = [
  { kind: 'text', text: 'Tracking runs code on every page that you have. Treat the container like a release of the site, and the account like its servers.' },
  { kind: 'heading', text: 'People' },
  {
    kind: 'steps',
    items: [
      'Everybody has an account of their own. No shared passwords.',
      'A second factor is required for owners and admins.',
      'Roles are the smallest that is enough, and are looked at each quarter.',
      'Who leaves loses access on the same day: Tag Manager, Analytics, Tagmason, advertising accounts.',
      'There are two owners at least. One may be on holiday.',
    ],
  },
  { kind: 'heading', text: 'Container' },
  {
    kind: 'steps',
    items: [
      'Publishing is allowed for two or three people, editing for others.',
      'Custom HTML is reviewed by somebody who reads JavaScript. It can do everything that the page can.',
      'Templates from the gallery are updated on purpose, after reading what changed.',
      'No keys, tokens or passwords in constants: the container can be read by every visitor.',
    ],
  },
  { kind: 'heading', text: 'Keys' },
  {
    kind: 'steps',
    items: [
      'One key for each program, named after it, with the least that it needs.',
      'In the store for secrets, not in the repository and not in a message.',
      'Replaced once a year, and when somebody leaves who knew them.',
      'Keys that were not used for 90 days are switched off.',
    ],
  },
  { kind: 'heading', text: 'Data' },
  {
    kind: 'steps',
    items: ['Nothing that identifies a person reaches analytics.', 'Shared links have an end.', 'Exports have a place, an owner and a date of deletion.'],
  },
  { kind: 'heading', text: 'When something happens' },
  {
    kind: 'list',
    items: [
      'Know how to go back to the last version of the container, and who may.',
      'Know where the audit log is, and read it once before you need it.',
      'Write down what happened while it happens. Afterwards nobody knows the hours.',
    ],
  },
  { kind: 'link', href: '/enterprise/security', text: 'Security & Compliance' },
]
