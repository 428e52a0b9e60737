import type { Block } from '@tagmason/domain'

export const nameEventsSoThatReportsStayReadable: readonly Block[] = [
  {
    kind: 'text',
    text: 'A name is read by people who were not there when it was chosen. One verb, one object and parameters for the rest is a rule that survives a change of agency.',
  },
  { kind: 'heading', text: 'The rules of GA4' },
  {
    kind: 'list',
    items: [
      'At most 40 characters: letters, digits and underscores, a letter first.',
      'Upper and lower case are different events: `Sign_Up` and `sign_up` never meet in a report.',
      'Prefixes `ga_`, `google_`, `firebase_`, `gtag.` and a leading underscore are reserved.',
      'Names that Google collects itself, such as `click`, `scroll`, `session_start` and `form_submit`, must not be sent by a tag of yours.',
    ],
  },
  { kind: 'heading', text: 'The rules of the house' },
  {
    kind: 'steps',
    items: [
      'Take the recommended name if one fits: `sign_up`, `login`, `search`, `share`, `generate_lead`, `purchase`.',
      'Otherwise verb and object in the present tense: `download_brochure`, `start_trial`, `open_store_finder`.',
      'What varies goes into parameters. `form_sent` with `form_name` beats twelve events called `contact_form_sent_de`.',
      'One language for all names, also on sites in several.',
      'Never rename quietly. A new name starts a new history.',
    ],
  },
  {
    kind: 'code',
    label: 'One event, two parameters',
    language: 'JavaScript',
    code: `dataLayer.push({
  event: 'download_brochure',
  file_name: 'kitchens-2024.pdf',
  content_group: 'kitchens'
});`,
  },
  { kind: 'heading', text: 'How many are too many' },
  {
    kind: 'text',
    text: 'There is no limit of names on the web, but a person can keep some thirty in mind. If a list needs scrolling, look for parameters that hide in names.',
  },
  {
    kind: 'note',
    text: 'The page Event Configuration warns of names that differ only by case or by a plural, and of those for which Google has a name already.',
  },
  { kind: 'link', href: '/setup/events', text: 'Event Configuration' },
]
