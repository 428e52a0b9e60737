import type { Block } from '@tagmason/domain'

export const triggersThatFireOnce: readonly Block[] = [
  {
    kind: 'text',
    text: 'An event that arrives twice is worse than one that is missing: nobody notices it, and decisions are made with it. These are the usual causes, and how each is stopped.',
  },
  { kind: 'heading', text: 'Six causes' },
  {
    kind: 'steps',
    items: [
      '**Two containers, or one container twice.** A page builder and the template both load it. Search the source for `gtm.js` and remove one.',
      '**A tag and a setting.** Enhanced measurement sends `scroll` or `file_download`, and a tag sends them as well. Keep one of the two.',
      '**A click on something inside a link.** A trigger for all elements fires for the picture and its link. Use the link trigger, or a selector with `a *`.',
      '**A form that is sent again.** Validation fails, and the visitor presses the button a second time. Push an event when the answer of the server is good, and fire on that.',
      '**History changes and page views.** A single-page app sends `page_view` by itself and by a trigger. Choose one way.',
      '**A reload of the thank-you page.** Use `transaction_id`, and keep a mark in the session storage.',
    ],
  },
  { kind: 'heading', text: 'Tools of Tag Manager' },
  {
    kind: 'list',
    items: [
      'The option Once per event is the default and right nearly always. Once per page stops repeated visibility and scroll events.',
      'Exceptions take precedence over triggers: a blocking trigger on `/admin` keeps colleagues out.',
      'A trigger group fires when all of its triggers have fired once.',
    ],
  },
  { kind: 'heading', text: 'Find the second one' },
  {
    kind: 'text',
    text: 'Open Preview, do the thing once, and count the tags under Tags Fired. Then look at the network panel for `/g/collect` and the parameter `en`: two requests with the same name within a second are the two you look for.',
  },
  { kind: 'link', href: '/setup/events', text: 'Event Configuration' },
]
