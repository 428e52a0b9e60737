import type { Block } from '@tagmason/domain'

export const lookIntoAnAnomaly: readonly Block[] = [
  {
    kind: 'text',
    text: 'An anomaly is a figure outside of the band in which it was expected. It says that something is different. What it was, people find out.',
  },
  { kind: 'heading', text: 'The first ten minutes' },
  {
    kind: 'steps',
    items: [
      '**Is it real?** Look at the hour. If all figures fell at once, it is the measurement. If one fell, it may be the business.',
      '**Since when?** Open the course with the band. A sudden edge points to a release, a slope to a campaign or a season.',
      '**Where?** Split by device, browser, country and source. A fault sits in one part, the market in all.',
      '**What happened then?** Container versions, releases of the site, campaigns, holidays.',
      '**Do it yourself.** Open the page on the device that stands out.',
    ],
  },
  { kind: 'heading', text: 'Frequent answers' },
  {
    kind: 'list',
    items: [
      'Checkout falls on mobile Safari only: a script that this browser refuses.',
      'Everything falls to half at noon: a consent banner that was changed.',
      'Direct traffic rises, paid falls: links lost their campaign parameters.',
      'Events double and orders do not: a tag fires twice.',
    ],
  },
  { kind: 'heading', text: 'Write it down' },
  {
    kind: 'text',
    text: 'Press Investigate, so that nobody else does the same. Resolve with a note of one sentence: what it was, and what was done. The next person who sees this pattern will find it.',
  },
  { kind: 'note', text: 'If alarms come that nobody needs, lower the sensitivity before you stop reading them.' },
  { kind: 'link', href: '/analytics/anomalies', text: 'Anomaly Detection' },
]
