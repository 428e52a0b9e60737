import type { Block } from '@tagmason/domain'

export const chooseKeyEvents: readonly Block[] = [
  {
    kind: 'text',
    text: 'A key event is the moment for which the site exists. GA4 counts it in most reports, offers it to Google Ads, and lets you compare channels by it. A standard property may have 30; a useful one has two to five.',
  },
  { kind: 'heading', text: 'How to choose' },
  {
    kind: 'steps',
    items: [
      'Write down what the business is paid for: orders, contracts, appointments, members.',
      'Take the last step that happens on the site. For a shop that is `purchase`; for a service it is the sent enquiry.',
      'Add one earlier step with enough volume to learn from, such as `begin_checkout` or `start_trial`.',
      'Leave out what happens on nearly every visit. A page view that is a key event makes every rate meaningless.',
    ],
  },
  { kind: 'heading', text: 'Once per event or once per session' },
  {
    kind: 'list',
    items: [
      '**Once per event** counts each time. Right for orders.',
      '**Once per session** counts a visit at most once. Right for leads, because a person who sends the form twice is one lead.',
    ],
  },
  { kind: 'heading', text: 'A value for what has no price' },
  {
    kind: 'text',
    text: 'If one enquiry in ten becomes a contract of 800 euros, an enquiry is worth 80. Set that as the default value with its currency, and say in the plan where the number comes from. Review it twice a year.',
  },
  { kind: 'note', text: 'Marking an event counts from that day on. Earlier ones are not recounted, so mark early.' },
  { kind: 'link', href: '/analytics/conversions', text: 'Goals and funnels' },
]
