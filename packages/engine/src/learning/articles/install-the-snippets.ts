import type { Block } from '@tagmason/domain'

export const installTheSnippets: readonly Block[] = [
  {
    kind: 'text',
    text: 'Two pieces of code connect a page with Google Tag Manager: one high in the head, one right after the opening body tag. Tagmason adds a third where you ask for consent, and that one must come first.',
  },
  { kind: 'heading', text: 'The order in the head' },
  {
    kind: 'steps',
    items: [
      'The consent default, so that nothing is stored before a visitor agrees.',
      'The data layer, with what the page knows already, such as the kind of page.',
      'The Tag Manager snippet with your container ID.',
    ],
  },
  {
    kind: 'code',
    label: 'The beginning of a page',
    language: 'HTML',
    code: `<head>
  <script>
    window.dataLayer = window.dataLayer || [];
    function gtag() { dataLayer.push(arguments); }
    gtag('consent', 'default', {
      ad_storage: 'denied',
      analytics_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      wait_for_update: 500
    });
  </script>
  <!-- the Google Tag Manager snippet follows here -->
</head>`,
  },
  { kind: 'heading', text: 'The tracking code of Tagmason' },
  {
    kind: 'text',
    text: 'Events come to Tagmason itself by one more line: the tracking code, a script called `t.js` with the key of your project. Setup makes it, with a variant for Tag Manager, Next.js, WordPress and Shopify, and says when the first event arrives.',
  },
  { kind: 'heading', text: 'See that it works' },
  {
    kind: 'steps',
    items: [
      'Open Preview in Tag Manager and enter the address of your page.',
      'The first events in the list are Consent Initialization, Initialization and Container Loaded, in this order.',
      'Choose Consent Initialization and look at the Consent tab: the default must say denied.',
      'Agree in your banner. An update must follow, and the tags that waited fire.',
    ],
  },
  { kind: 'heading', text: 'When nothing appears' },
  {
    kind: 'list',
    items: [
      'The ID in the snippet belongs to another container.',
      'A content security policy blocks `www.googletagmanager.com`.',
      'The snippet stands in a template that this page does not use.',
      'The container was never published: Preview works all the same, but visitors get nothing.',
    ],
  },
  {
    kind: 'note',
    text: 'Put the snippets into the template of the site once. A page builder that adds them a second time is the most frequent cause of double counts.',
  },
  { kind: 'link', href: '/setup/natural-language', text: 'Copy the snippets of your plan' },
]
