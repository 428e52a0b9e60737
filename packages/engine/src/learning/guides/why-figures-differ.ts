import type { Block } from '@tagmason/domain'

export const whyFiguresDiffer: readonly Block[] = [
  { kind: 'text', text: 'Shop, ads and analytics never agree. That is no scandal: they answer different questions. It becomes one when nobody can say why.' },
  { kind: 'heading', text: 'Three systems, three questions' },
  {
    kind: 'list',
    items: [
      '**The shop** asks: what was ordered? It knows every order, also those by telephone, and knows little about where they came from.',
      '**Analytics** asks: what did visitors do who let themselves be measured? It knows the way, and misses a part of the people.',
      '**An advertising platform** asks: what can I take credit for? It sees its own clicks and views, and nothing of the others.',
    ],
  },
  { kind: 'heading', text: 'A worked example' },
  {
    kind: 'text',
    text: 'In March the shop has 1,000 orders. 60 were placed by telephone or marketplace: 940 remain. 12 % of visitors refuse statistics: about 827 remain. Blocked scripts and pages that were left too early take 3 %: about 802. Seven were sent twice and dropped by their number. Analytics shows 802, which is 80 % of the shop, and everything is in order.',
  },
  {
    kind: 'text',
    text: 'Ads claims 310. Analytics gives 240 to the same campaigns. The rest saw or clicked an advertisement within 30 days and came back by another way. Both are right by their rules.',
  },
  { kind: 'heading', text: 'What is in order, and what is not' },
  {
    kind: 'steps',
    items: [
      'A stable distance is in order, whatever its size. Watch the ratio, not the difference.',
      'A ratio that jumps on a day is a fault. Look for the release.',
      'More in analytics than in the shop is always a fault.',
      'A difference in one country, device or payment method only is a fault there.',
    ],
  },
  { kind: 'heading', text: 'What to tell others' },
  {
    kind: 'text',
    text: 'Say “Analytics sees about 80 % of orders, evenly over channels”. With that sentence people can compare channels, and nobody adds the columns of two systems.',
  },
  { kind: 'link', href: '/learning/docs?article=why-two-reports-show-different-numbers', text: 'The short version' },
]
