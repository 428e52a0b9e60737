import type { SitePlatform } from '@tagmason/domain'

export const text = {
  title: 'Tracking code',
  detail: 'One line on your site, and its events come here. No cookies are set unless you allow them.',
  none: 'The code holds a public key for this project. It can stand in web pages: with it events can be sent and nothing can be read.',
  make: 'Create Tracking Code',
  made: 'Tracking Code Created',
  platforms: 'Where your pages are made',
  platform: { html: 'HTML', 'tag-manager': 'Google Tag Manager', next: 'Next.js', wordpress: 'WordPress', shopify: 'Shopify' } as Record<SitePlatform, string>,
  steps: {
    html: 'Put this into the head of every page.',
    'tag-manager': 'Make a Custom HTML tag with this, fired by Initialization - All Pages, and publish the container.',
    next: 'Put this into your root layout.',
    wordpress: 'Put this at the end of functions.php of your child theme, or into a plugin for code snippets.',
    shopify: 'Open Online Store, Themes, Edit code, and put this before </head> in theme.liquid.',
  } as Record<SitePlatform, string>,
  vitals: 'data-vitals has the speed of your pages measured, by 4 kB more that load after the page. Leave it out if you do not want that.',
  copy: 'Copy tracking code',
  waiting: 'Waiting for the first event',
  waitingDetail: 'Open a page of your site: this changes by itself.',
  receiving: 'Events arrive',
  last: 'The newest happened',
}
