import type { Block } from '@tagmason/domain'

export const whatTagmasonChanges: readonly Block[] = [
  {
    kind: 'text',
    text: 'Tagmason prepares; you apply. It never signs in to a live container and never publishes. What leaves this page are files that you download and read before you use them.',
  },
  { kind: 'heading', text: 'What it makes' },
  {
    kind: 'list',
    items: [
      'A measurement plan in words, with the reason for each event.',
      'A container file for Google Tag Manager, with a template of its own for the consent default.',
      'A list of calls that set up a GA4 property: key events, custom dimensions, retention and enhanced measurement.',
      'Snippets for the site, with the consent default first.',
    ],
  },
  { kind: 'heading', text: 'What it checks' },
  {
    kind: 'list',
    items: [
      'The container file against the rules of the format: unique names, references that lead somewhere, types that Tag Manager knows.',
      'Event and parameter names against the limits of GA4: 40 characters, a letter first, no reserved prefix.',
      'Parameters against personal data such as email addresses and names.',
    ],
  },
  { kind: 'heading', text: 'What it never does' },
  {
    kind: 'steps',
    items: [
      'Publish a version of a container.',
      'Change a GA4 property without a person who runs the calls.',
      'Send the texts of your goals to somebody else: the planner runs in this browser.',
    ],
  },
  { kind: 'heading', text: 'Where your rows are' },
  {
    kind: 'text',
    text: 'In this version the whole workspace lives in the browser in which you opened it. Another browser starts with the sample workspace. Clearing the site’s data removes your own projects, so keep the files that you downloaded.',
  },
  {
    kind: 'note',
    text: 'The sample workspace shows invented companies and a clock that stands still on January 22, 2024. Your own projects run on the real clock and begin empty.',
  },
  { kind: 'link', href: '/setup', text: 'The setup pages' },
]
