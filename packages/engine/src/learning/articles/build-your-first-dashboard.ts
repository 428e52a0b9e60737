import type { Block } from '@tagmason/domain'

export const buildYourFirstDashboard: readonly Block[] = [
  { kind: 'text', text: 'A dashboard answers one question at a glance. Whoever needs to search on it has opened a report.' },
  { kind: 'heading', text: 'Four widgets' },
  {
    kind: 'steps',
    items: [
      '**A figure** that answers the question: orders this week.',
      '**Its course**: the same figure by day, with the week before.',
      '**Where it comes from**: by channel or by device, as bars.',
      '**What stands in the way**: the funnel that leads to it.',
    ],
  },
  { kind: 'heading', text: 'Build it' },
  {
    kind: 'steps',
    items: [
      'Write the question down. It becomes the title.',
      'Put the figure at the top left, where eyes begin.',
      'Give all widgets the same period, unless one says another in its title.',
      'Remove what nobody can act on.',
      'Show it to somebody who was not in the room. Ask what they would do now.',
    ],
  },
  { kind: 'heading', text: 'Signs that it is too much' },
  {
    kind: 'list',
    items: [
      'A figure with two decimals that nobody needs.',
      'Three charts that say the same in three forms.',
      'A circle with more than five pieces.',
      'Colours that mean one thing here and another there.',
    ],
  },
  { kind: 'heading', text: 'Keep it alive' },
  { kind: 'text', text: 'A dashboard has an owner and a date. Look once a quarter at who opened it; a dashboard without readers is archived, not repaired.' },
  { kind: 'note', text: 'The planner proposes dashboards that belong to your goals. They are a beginning, with the events filled in.' },
  { kind: 'link', href: '/reports/builder', text: 'Dashboard Builder' },
]
