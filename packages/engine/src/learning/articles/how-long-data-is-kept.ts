import type { Block } from '@tagmason/domain'

export const howLongDataIsKept: readonly Block[] = [
  { kind: 'text', text: 'Three clocks run at once: that of the cookie, that of the property, and that of your own exports. People ask about all three.' },
  { kind: 'heading', text: 'The cookie' },
  {
    kind: 'text',
    text: 'GA4 sets `_ga` with a lifetime of two years, renewed with each visit. Some browsers shorten what scripts set to seven days. Returning visitors are then counted as new ones, which is one reason why users are always an estimate.',
  },
  { kind: 'heading', text: 'The property' },
  {
    kind: 'list',
    items: [
      'Data of events and users: 2 months at first, 14 months if you choose so. Properties of Analytics 360 may keep it up to 50 months.',
      'The setting acts on explorations. Standard reports are aggregated and keep their history.',
      '“Reset on new activity” starts the clock of a user again with each visit. Switch it off if the period shall be a promise.',
    ],
  },
  { kind: 'heading', text: 'Your own copies' },
  { kind: 'text', text: 'A spreadsheet of last year’s orders has no clock. Write down where exports lie, who can open them and when they are deleted.' },
  { kind: 'heading', text: 'What to do once' },
  {
    kind: 'steps',
    items: [
      'Choose the period that your privacy policy names, not the longest one.',
      'Put it into the plan of the property, so that the next property gets it as well.',
      'Note in the calendar to look again in a year.',
    ],
  },
  { kind: 'note', text: 'The configuration that Tagmason makes for a property contains the call that sets retention. You see it before anybody runs it.' },
  { kind: 'link', href: '/setup/ga4', text: 'Retention in the configuration' },
]
