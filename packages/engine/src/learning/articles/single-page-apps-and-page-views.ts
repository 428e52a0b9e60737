import type { Block } from '@tagmason/domain'

export const singlePageAppsAndPageViews: readonly Block[] = [
  {
    kind: 'text',
    text: 'In a single-page app the address changes without a reload. Tag Manager loads once, and unless something tells it, a visit of ten pages looks like one.',
  },
  { kind: 'heading', text: 'Two ways, choose one' },
  {
    kind: 'steps',
    items: [
      '**Enhanced measurement** with “Page changes based on browser history events”. Nothing to build. The title may be the old one, because the event is sent when the address changes and the title often follows later.',
      '**Your own event.** The router pushes `virtual_page_view` when the new page stands, with address and title. Switch the setting off, and send `page_view` from a tag that fires on it.',
    ],
  },
  {
    kind: 'code',
    label: 'After a route change',
    language: 'JavaScript',
    code: `router.afterEach(() => {
  // The title is set in the next frame.
  requestAnimationFrame(() => {
    dataLayer.push({
      event: 'virtual_page_view',
      page_location: location.href,
      page_title: document.title
    });
  });
});`,
  },
  { kind: 'heading', text: 'What else changes' },
  {
    kind: 'list',
    items: [
      'Scroll depth and visibility count per load, not per page. Ask for a data layer event instead.',
      'Keys of the last page stay in the data layer. Reset what belongs to a page with each change.',
      'The referrer of later pages is the site itself: set `page_referrer` to the address before.',
      'A query that filters a list is not always a page. Decide which changes count.',
    ],
  },
  { kind: 'heading', text: 'Check it' },
  {
    kind: 'text',
    text: 'Go through five pages in Preview. There must be five page views with five titles, and not ten. Then use the back button: that is a sixth.',
  },
  { kind: 'link', href: '/setup/natural-language', text: 'Plan page views' },
]
