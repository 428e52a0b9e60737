import type { Block } from '@tagmason/domain'

export const namingGuide: readonly Block[] = [
  { kind: 'text', text: 'Names are the interface between people who never meet. These rules fit on one page, and most of them can be checked by a machine.' },
  { kind: 'heading', text: 'Events' },
  {
    kind: 'list',
    items: [
      'Verb and object in the present tense: `start_trial`, `download_brochure`',
      'Recommended names first: `sign_up`, `generate_lead`, `purchase`',
      'Lower case, underscores, English, at most 40 characters',
      'No page, language or campaign in the name; they are parameters',
    ],
  },
  { kind: 'heading', text: 'Parameters' },
  {
    kind: 'list',
    items: [
      'Nouns: `form_name`, `plan`, `method`',
      'The same thing has the same name in all events. `form_name` here and `form` there are two columns in a report.',
      'Units in the name where they are not obvious: `duration_seconds`',
      'Values in lower case, from a list that is written down',
    ],
  },
  { kind: 'heading', text: 'Tags' },
  { kind: 'text', text: 'Platform, kind, subject: `GA4 - Event - sign_up`, `Ads - Conversion - purchase`. Sorted by name they stand together.' },
  { kind: 'heading', text: 'Triggers' },
  { kind: 'text', text: 'Kind and condition: `Custom event - sign_up`, `Link click - phone number`, `Page view - /checkout/*`.' },
  { kind: 'heading', text: 'Variables' },
  { kind: 'text', text: 'Source and key: `DL - plan`, `Cookie - locale`, `JS - address without query`, `Const - measurement ID`.' },
  { kind: 'heading', text: 'Folders' },
  { kind: 'text', text: 'By subject, not by person: Consent, Shop, Leads, Advertising, Help. A folder with one tag is no folder.' },
  { kind: 'heading', text: 'Versions' },
  { kind: 'text', text: '“Adds start_trial, renames two triggers” instead of “Update”. In the note: who asked, and who tested.' },
  { kind: 'heading', text: 'When something must be renamed' },
  {
    kind: 'steps',
    items: [
      'Send both names for four weeks.',
      'Change the reports to the new one.',
      'Take the old one out, and note the date where people look at the figures.',
    ],
  },
  { kind: 'link', href: '/setup/events', text: 'Check your names' },
]
