import type { Block } from '@tagmason/domain'

export const dashboardsThatAreRead: readonly Block[] = [
  { kind: 'text', text: 'Most dashboards are opened in the week in which they were built. Those that live have five things in common.' },
  { kind: 'heading', text: 'They ask a question' },
  {
    kind: 'text',
    text: '“How is the shop?” has no answer. “Do we reach this month’s orders?” has one, and the title says it. If the answer is yes, people may go back to work.',
  },
  { kind: 'heading', text: 'They have few figures' },
  {
    kind: 'text',
    text: 'Seven is a good limit. Each further figure makes the others smaller. Ask of each: what would we do if it were half? If nobody knows, it goes.',
  },
  { kind: 'heading', text: 'They compare' },
  {
    kind: 'text',
    text: 'A number alone says nothing. Beside it stands what was expected: the week before, the year before, the plan. A change is shown with its sign and not with a colour only.',
  },
  { kind: 'heading', text: 'They come to people' },
  {
    kind: 'text',
    text: 'A link in a tool is forgotten. A page on Monday at eight in the inbox is read. Schedule it for the people who decide, in their time zone, with the question as subject.',
  },
  { kind: 'heading', text: 'They end' },
  {
    kind: 'steps',
    items: ['Each has an owner who is named on it.', 'Each has a date on which it is looked at again.', 'If nobody opened it for a quarter, it is archived.'],
  },
  { kind: 'heading', text: 'A test of ten seconds' },
  {
    kind: 'text',
    text: 'Show it to a colleague for ten seconds, then take it away. Ask: what was the answer? If they describe the chart, build it again. If they say “we are behind, because of mobile”, it is finished.',
  },
  { kind: 'link', href: '/reports/scheduled', text: 'Schedule one' },
]
