import type { Block } from '@tagmason/domain'

export const holdTagsBackUntilPeopleAgree: readonly Block[] = [
  {
    kind: 'text',
    text: 'Consent Mode works for tags that know it. Others must be held back by the container. There are three ways, from the finest to the coarsest.',
  },
  { kind: 'heading', text: '1. Additional consent checks' },
  {
    kind: 'text',
    text: 'Each tag has Consent Settings. Choose Require additional consent, and name what it needs, such as `ad_storage` for an advertising pixel. The tag then fires only when it is granted, at the moment of its trigger.',
  },
  { kind: 'heading', text: '2. A trigger of the banner' },
  {
    kind: 'text',
    text: 'Let the banner push an event when the visitor has answered, and fire on that instead of on All Pages. A tag that needs the page view as well gets a trigger group of both.',
  },
  {
    kind: 'code',
    label: 'What a banner pushes',
    language: 'JavaScript',
    code: `dataLayer.push({
  event: 'consent_given',
  consent_statistics: true,
  consent_marketing: false
});`,
  },
  { kind: 'heading', text: '3. An exception' },
  {
    kind: 'text',
    text: 'A blocking trigger that fires on every event while consent is missing stops all tags that carry it. Simple to add to an old container, easy to forget on a new tag.',
  },
  { kind: 'heading', text: 'Which tags need what' },
  {
    kind: 'list',
    items: [
      'GA4: `analytics_storage`. It reads Consent Mode by itself.',
      'Google Ads: `ad_storage`, `ad_user_data` and `ad_personalization`. By itself as well.',
      'Custom HTML: whatever it loads. It knows nothing, so set the check.',
      'Conversion Linker: `ad_storage`.',
    ],
  },
  { kind: 'heading', text: 'Proof' },
  {
    kind: 'text',
    text: 'Refuse in a private window, go through five pages and buy something. In the network panel nothing may go to a host that you did not agree to. Keep a screenshot with the date.',
  },
  { kind: 'link', href: '/setup/gtm', text: 'Look through the tags of a container' },
]
