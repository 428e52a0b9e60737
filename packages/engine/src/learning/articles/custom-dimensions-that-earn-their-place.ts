import type { Block } from '@tagmason/domain'

export const customDimensionsThatEarnTheirPlace: readonly Block[] = [
  {
    kind: 'text',
    text: 'A parameter that you send is stored, but reports show it only after it is registered as a custom dimension or metric. A standard property has room for 50 dimensions of events, 25 of users and 10 of items, and 50 metrics.',
  },
  { kind: 'heading', text: 'Which scope' },
  {
    kind: 'list',
    items: [
      '**Event**: true for this moment. The name of a form, the kind of a download.',
      '**User**: true for the person until it changes. Member or guest, the plan they pay for.',
      '**Item**: true for a product in a list. Size, season, supplier.',
    ],
  },
  { kind: 'heading', text: 'Before you register one' },
  {
    kind: 'steps',
    items: [
      'Is there a dimension like it already? Page, device, country, source and language are there.',
      'Will it have fewer than some hundred values? Thousands of values end in a row called “(other)”.',
      'Is each value shorter than 100 characters? What is longer is cut.',
      'Could a value identify a person? Then it must not be sent at all.',
    ],
  },
  { kind: 'heading', text: 'Names' },
  {
    kind: 'text',
    text: 'The display name may have letters, digits, spaces and underscores, a letter first, and at most 82 characters. Parameter and scope cannot be changed later. A dimension can only be archived, after which its place is free again.',
  },
  { kind: 'note', text: 'Values are available from the day of registration on. Register before the campaign starts, not when the report is due.' },
  { kind: 'link', href: '/setup/ga4', text: 'GA4 Configuration' },
]
