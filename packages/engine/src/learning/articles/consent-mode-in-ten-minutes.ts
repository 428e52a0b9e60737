import type { Block } from '@tagmason/domain'

export const consentModeInTenMinutes: readonly Block[] = [
  {
    kind: 'text',
    text: 'Consent Mode tells Google’s tags what a visitor has agreed to. It does not ask: that is the work of your banner. It only makes sure that the answer is heard before anything is stored.',
  },
  { kind: 'heading', text: 'Four signals' },
  {
    kind: 'list',
    items: [
      '`ad_storage`: cookies for advertising',
      '`analytics_storage`: cookies for statistics',
      '`ad_user_data`: may data of the person be sent to Google for advertising',
      '`ad_personalization`: may it be used for remarketing',
    ],
  },
  { kind: 'heading', text: 'Two calls' },
  {
    kind: 'code',
    label: 'Default, before every tag',
    language: 'JavaScript',
    code: `gtag('consent', 'default', {
  ad_storage: 'denied',
  analytics_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  wait_for_update: 500
});`,
  },
  {
    kind: 'code',
    label: 'Update, when the visitor has answered',
    language: 'JavaScript',
    code: `gtag('consent', 'update', {
  analytics_storage: 'granted'
});`,
  },
  {
    kind: 'text',
    text: 'The update names only what has changed. `wait_for_update` holds tags back for half a second, so that a remembered answer arrives before the first page view.',
  },
  { kind: 'heading', text: 'In the right order' },
  {
    kind: 'steps',
    items: [
      'Default, as the first script in the head.',
      'Banner, or the script that reads its remembered answer.',
      'Tag Manager.',
      'Update, on every page on which the answer is known.',
    ],
  },
  { kind: 'heading', text: 'Basic and advanced' },
  {
    kind: 'text',
    text: 'In the basic way tags wait until there is consent, and nothing is sent before. In the advanced way they send pings without cookies, from which Google models what is missing. Which of the two you may use is a legal question: ask the person who answers it in your company.',
  },
  { kind: 'note', text: 'Read the state from a request: `gcs=G100` means denied for both storages, `G101` statistics only, `G111` both granted.' },
  { kind: 'link', href: '/setup/natural-language', text: 'Consent snippets of your plan' },
]
