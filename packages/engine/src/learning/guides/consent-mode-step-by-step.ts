import type { Block } from '@tagmason/domain'

export const consentModeStepByStep: readonly Block[] = [
  { kind: 'text', text: 'From the first meeting to the proof. Plan a week, most of it for waiting on answers.' },
  { kind: 'heading', text: 'Step 1: Decide' },
  { kind: 'text', text: 'Ask the person responsible for data protection three questions, and write the answers down.' },
  {
    kind: 'steps',
    items: [
      'Which purposes do we ask for: statistics, marketing, others?',
      'May tags send pings without cookies before there is an answer?',
      'In which countries does the banner appear?',
    ],
  },
  { kind: 'heading', text: 'Step 2: Default' },
  { kind: 'text', text: 'Put the default into the head, before everything else. One for all countries, or one by region:' },
  {
    kind: 'code',
    label: 'Denied in the European Economic Area and the United Kingdom, granted elsewhere',
    language: 'JavaScript',
    code: `gtag('consent', 'default', {
  ad_storage: 'granted', analytics_storage: 'granted',
  ad_user_data: 'granted', ad_personalization: 'granted'
});
gtag('consent', 'default', {
  ad_storage: 'denied', analytics_storage: 'denied',
  ad_user_data: 'denied', ad_personalization: 'denied',
  region: ['AT', 'BE', 'DE', 'ES', 'FR', 'GB', 'IT', 'NL', 'PT'],
  wait_for_update: 500
});`,
  },
  { kind: 'text', text: 'The more precise region wins. Complete the list with the countries that you need.' },
  { kind: 'heading', text: 'Step 3: Banner' },
  {
    kind: 'list',
    items: [
      'Refusing must be as easy as agreeing: same size, same level.',
      'Names of purposes instead of “improve your experience”.',
      'A way back, on every page.',
    ],
  },
  { kind: 'heading', text: 'Step 4: Update' },
  {
    kind: 'text',
    text: 'Map each purpose to its signals. Statistics is `analytics_storage`. Marketing is the other three. Call the update with each answer, and with the remembered one on every page.',
  },
  { kind: 'heading', text: 'Step 5: Other tags' },
  { kind: 'text', text: 'Everything that is not Google’s gets an additional consent check in Tag Manager.' },
  { kind: 'heading', text: 'Step 6: Proof' },
  {
    kind: 'steps',
    items: [
      'Private window, refuse, five pages: no cookie `_ga`, requests with `gcs=G100` or none.',
      'Agree to statistics only: `gcs=G101`, no request to advertising hosts with cookies.',
      'Agree to all: `gcs=G111`.',
      'Withdraw: the next request is denied again.',
      'Keep the four screenshots with date, address and version of the container.',
    ],
  },
  { kind: 'link', href: '/setup/natural-language', text: 'Consent snippets' },
]
