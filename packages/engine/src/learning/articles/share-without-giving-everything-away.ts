import type { Block } from '@tagmason/domain'

export const shareWithoutGivingEverythingAway: readonly Block[] = [
  {
    kind: 'text',
    text: 'People should see what they need, and nothing more than that. There are three ways to let them see it, and each ends in its own way.',
  },
  { kind: 'heading', text: 'A link' },
  { kind: 'text', text: 'Whoever has the link can open the report. Good for a board that meets once a month.' },
  {
    kind: 'steps',
    items: [
      'Choose what the link shows: one report, not the workspace.',
      'Give it an end. A link without one outlives the people who made it.',
      'Take it back when it has reached the wrong person. It stops at once.',
    ],
  },
  { kind: 'heading', text: 'A delivery' },
  {
    kind: 'text',
    text: 'A scheduled report is sent to addresses that you name. What has been sent cannot be taken back, so keep personal rows out of it and check the list of addresses when somebody leaves.',
  },
  { kind: 'heading', text: 'A member' },
  { kind: 'text', text: 'A colleague who asks twice a week gets a role.' },
  {
    kind: 'list',
    items: [
      '**Viewer** sees everything and changes nothing.',
      '**Analyst** works with findings: investigates, resolves, trains.',
      '**Editor** changes plans, events, reports and shares.',
      '**Admin** manages people and keys.',
      '**Owner** can do all of that, and pays.',
    ],
  },
  {
    kind: 'text',
    text: 'Each role can do what those above it in this list can, so give the smallest that is enough. A button that a role may not press stays visible and says which role is needed.',
  },
  { kind: 'heading', text: 'Look once a quarter' },
  {
    kind: 'steps',
    items: ['Which links have not been opened for 90 days?', 'Who of the recipients no longer works with you?', 'Who has a role that they do not use?'],
  },
  { kind: 'link', href: '/reports/share', text: 'Share Reports' },
]
