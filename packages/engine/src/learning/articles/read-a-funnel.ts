import type { Block } from '@tagmason/domain'

export const readAFunnel: readonly Block[] = [
  {
    kind: 'text',
    text: 'A funnel shows how many people of one step reach the next. Its most important number is not the last one but the largest drop for which you have an explanation.',
  },
  { kind: 'heading', text: 'Three numbers of a step' },
  {
    kind: 'list',
    items: [
      '**How many** reached it.',
      '**Rate from the step before**: who came on. Low rates are where work pays.',
      '**Rate from the start**: what remains of all who began.',
    ],
  },
  {
    kind: 'text',
    text: 'Of 1,000 people on the product page 240 open the cart, 120 begin the checkout and 60 pay. The rates between steps are 24 %, 50 % and 50 %; from the start it is 6 %.',
  },
  { kind: 'heading', text: 'Read it in this order' },
  {
    kind: 'steps',
    items: [
      'Look at the whole rate and compare it with the period before.',
      'Find the step whose rate changed, not the one whose rate is lowest. Product page to cart is low in every shop.',
      'Split that step by device, then by browser, then by source.',
      'When one part stands out, open the page on such a device and do it yourself.',
    ],
  },
  { kind: 'heading', text: 'Traps' },
  {
    kind: 'list',
    items: [
      'Steps that people may skip make rates above 100 %, or hide a detour.',
      'Open funnels let people enter anywhere; closed ones count only those who began at the first step.',
      'A small number moves by chance. Below some hundred people a difference of a few percent is no news.',
      'A step whose event fires twice looks like a success.',
    ],
  },
  { kind: 'note', text: 'A drop that begins on a day at an hour is a fault. One that grows over weeks is a habit.' },
  { kind: 'link', href: '/analytics/conversions', text: 'The funnel of your project' },
]
