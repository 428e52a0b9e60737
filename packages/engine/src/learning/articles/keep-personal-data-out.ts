import type { Block } from '@tagmason/domain'

export const keepPersonalDataOut: readonly Block[] = [
  {
    kind: 'text',
    text: 'Google’s terms forbid sending what identifies a person, and most people would not expect it either. It rarely happens on purpose. It comes in through addresses, forms and searches.',
  },
  { kind: 'heading', text: 'Where it hides' },
  {
    kind: 'list',
    items: [
      '**Addresses of pages.** `/welcome?email=ana@…` after a sign-up, tokens in links of newsletters, order pages with a name.',
      '**Forms.** A trigger that sends the text of a field, or a form whose ID is the customer’s number.',
      '**Searches.** People type names and telephone numbers into the search field.',
      '**Titles.** “Invoice for Ms …” is the title of the page and goes along with every event.',
      '**User IDs.** An email address is none, and a hash of it is still personal data.',
    ],
  },
  { kind: 'heading', text: 'Keep it out' },
  {
    kind: 'steps',
    items: [
      'Search in GA4 under Pages for `@`, `email=`, `token=` and `name=`.',
      'Change the site first: send such values by POST or in the fragment, never in the query.',
      'Where that takes time, overwrite `page_location` in the Google tag with a variable that removes the query.',
      'Switch on the redaction of email addresses in the data stream. It is a net, not a plan.',
      'Use an ID of your own for `user_id`, at most 256 characters, that means nothing outside.',
    ],
  },
  {
    kind: 'code',
    label: 'An address without its query, as a variable of type Custom JavaScript',
    language: 'JavaScript',
    code: `function () {
  return location.origin + location.pathname;
}`,
  },
  { kind: 'heading', text: 'If it has happened' },
  {
    kind: 'text',
    text: 'Stop the tag first. Then ask for deletion under Admin, Data deletion requests, for the parameter and the days concerned. Tell the person who is responsible for data protection before you tell anybody else.',
  },
  { kind: 'note', text: 'Tagmason leaves goals out that would collect names, addresses or telephone numbers, and says so below the plan.' },
  { kind: 'link', href: '/setup/events', text: 'Look through your parameters' },
]
