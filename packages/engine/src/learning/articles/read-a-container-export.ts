import type { Block } from '@tagmason/domain'

export const readAContainerExport: readonly Block[] = [
  {
    kind: 'text',
    text: 'An export is a JSON file with everything that a container holds. With ten minutes of practice you can read one, and tell what a site sends without opening Tag Manager.',
  },
  { kind: 'heading', text: 'Its parts' },
  {
    kind: 'list',
    items: [
      '`containerVersion.tag`: what is sent. `type` tells which: `googtag` is the Google tag, `gaawe` a GA4 event, `html` custom code, `awct` a conversion of Google Ads.',
      '`trigger`: when. `CUSTOM_EVENT`, `PAGEVIEW`, `LINK_CLICK`, `FORM_SUBMISSION` and others.',
      '`variable`: with what. `v` reads the data layer, `jsm` is custom JavaScript.',
      '`builtInVariable`: which ready ones are switched on.',
      '`folder`, `customTemplate`: order, and types that somebody made.',
    ],
  },
  { kind: 'heading', text: 'How they hold together' },
  {
    kind: 'text',
    text: 'A tag names its triggers by ID in `firingTriggerId`, exceptions in `blockingTriggerId`. Variables are named between double braces in any text. The numbers 2147479553, 2147479572 and 2147479573 stand for All Pages, Consent Initialization and Initialization; they have no entry of their own.',
  },
  {
    kind: 'code',
    label: 'A GA4 event, shortened',
    language: 'JSON',
    code: `{
  "tagId": "12",
  "name": "GA4 - sign_up",
  "type": "gaawe",
  "parameter": [
    { "type": "TEMPLATE", "key": "eventName", "value": "sign_up" },
    { "type": "TEMPLATE", "key": "measurementIdOverride", "value": "G-AB12CD34EF" }
  ],
  "firingTriggerId": ["7"],
  "tagFiringOption": "ONCE_PER_EVENT"
}`,
  },
  { kind: 'heading', text: 'What to look for' },
  {
    kind: 'steps',
    items: [
      '`html` tags that load something from a host nobody knows',
      'Tags with `"paused": true` that nobody has missed',
      'Tags of type `ua`: leftovers of Universal Analytics that send nothing',
      'Tags without `firingTriggerId`',
      'True and false as text in parameters: that is right. Without quotation marks it was written by hand',
    ],
  },
  { kind: 'heading', text: 'Where there is no export' },
  {
    kind: 'text',
    text: '`npx tagmason live GTM-XXXX --out live.json` reads what a site publishes, without an account, and writes it as an export. A saved `gtm.js` does as well. The script is read and never run. Names are made from what things do; folders, notes and the settings of paused tags are not published, and the command says so. `npx tagmason crawl https://shop.example` reads the pages of a site, and says which of them lack the container, have two, or send hits of their own.',
  },
  { kind: 'link', href: '/setup/gtm', text: 'Read one here' },
]
