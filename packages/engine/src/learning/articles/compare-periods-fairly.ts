import type { Block } from '@tagmason/domain'

export const comparePeriodsFairly: readonly Block[] = [
  {
    kind: 'text',
    text: 'A change of 8 % is good, bad or nothing, depending on what it is compared with. Most wrong conclusions come from a comparison of different days.',
  },
  { kind: 'heading', text: 'Make periods alike' },
  {
    kind: 'steps',
    items: [
      '**Same weekdays.** Compare four whole weeks with the four before, not March with February.',
      '**Same season.** For gifts, travel and gardens the year before says more than the month before.',
      '**Same length.** An unfinished day or week is smaller by itself.',
      '**Same measurement.** If an event was added or a banner changed, the figures before and after are different figures.',
    ],
  },
  { kind: 'heading', text: 'Holidays' },
  {
    kind: 'text',
    text: 'Easter moves, and so do sales. Mark such days, and compare the week with the week of last year’s Easter. A public holiday in one country hardly shows in a worldwide total and explains everything in the national one.',
  },
  { kind: 'heading', text: 'Is it chance?' },
  {
    kind: 'text',
    text: 'Counts scatter by about the square root of themselves. Of 100 orders a week, 90 or 110 next week is nothing. Of 10,000 visits, a change of 8 % is 800 and surely something. So look at the number behind a percentage first.',
  },
  { kind: 'heading', text: 'Say it well' },
  {
    kind: 'list',
    items: [
      'Name both periods, with dates.',
      'Give the number and the percentage.',
      'Say what changed in the measurement, even if nobody asks.',
      'A rate that rises from 2 % to 3 % rose by one percentage point, or by half. Write which you mean.',
    ],
  },
  { kind: 'link', href: '/analytics/reports', text: 'Custom Reports' },
]
