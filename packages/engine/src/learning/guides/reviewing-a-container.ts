import type { Block } from '@tagmason/domain'

export const reviewingAContainer: readonly Block[] = [
  { kind: 'text', text: 'Twelve questions before you publish. With a container of average size they take twenty minutes.' },
  { kind: 'heading', text: 'Consent' },
  {
    kind: 'steps',
    items: [
      'Does the default run in Consent Initialization, or before the container?',
      'Has every tag that is not Google’s an additional check?',
      'Does a refusal stop what it should? Somebody must have tried.',
    ],
  },
  { kind: 'heading', text: 'Correctness' },
  {
    kind: 'steps',
    items: [
      'Does each reference lead somewhere? The check here finds those that do not.',
      'Is there a tag that fires on All Pages and need not?',
      'Are there two tags with the same event name, and can both fire at once?',
      'Do parameters have the types that GA4 expects: numbers without quotation marks, currencies of three letters?',
    ],
  },
  { kind: 'heading', text: 'Safety' },
  {
    kind: 'steps',
    items: ['What does each custom HTML tag load, from which host, and who is responsible for it?', 'Is there a token, a password or a name in a constant?'],
  },
  { kind: 'heading', text: 'Order' },
  {
    kind: 'steps',
    items: [
      'Is everything that is paused still needed? After three months it goes.',
      'Do unused variables and triggers remain? They confuse the next person.',
      'Does the version say what it changes and who tested it?',
    ],
  },
  { kind: 'note', text: 'Export the container and import the file here: questions 4, 6, 7, 10 and 11 are answered by the findings.' },
  { kind: 'heading', text: 'After publishing' },
  {
    kind: 'text',
    text: 'Look at realtime for ten minutes, at the figures of the next morning, and at the same weekday a week later. Keep the version before at hand: going back takes one press, if somebody remembers to.',
  },
  { kind: 'link', href: '/setup/gtm', text: 'Check a container' },
]
