import type { CountedFigure } from '@tagmason/domain'
import { plural } from '../../language.ts'

type ReportFigure = Extract<CountedFigure, `reports.${string}` | 'campaigns.attribution'>

const keyEvents = 'A key event is a purchase, the event of a goal, or one that is marked as such.'

export const text = {
  figures: {
    'dashboard.events': 'All events of the last 24 hours.',
    'dashboard.recent': 'Visits and events of each of the last 7 days, today as far as it has come.',
    'realtime.people': 'Different visitors with an event in the last 5 minutes.',
    'realtime.views': 'Page views of the last 30 minutes.',
    'realtime.events': 'Events of the last 30 minutes, divided by 30.',
    'realtime.conversions': `Key events since midnight. ${keyEvents}`,
    'realtime.minutes': 'Page views and events of each of the last 30 whole minutes.',
    'realtime.pages': 'Views of each page in the last 30 minutes. Active is who did something on it in the last 5.',
    'realtime.devices': 'Different visitors of the last 30 minutes, by the kind of device they came with.',
    'conversions.rate': `Visits with a key event, divided by all visits of the last 30 days, against the 30 days before. ${keyEvents}`,
    'conversions.count': `Key events of the last 30 days, against the 30 days before. ${keyEvents}`,
    'conversions.revenue': 'What purchases of the last 30 days were worth, less refunds. Each currency is added up on its own and none is converted.',
    'conversions.average': 'Revenue of the last 30 days divided by its purchases, in the currency with most of them.',
    'conversions.funnel': 'Different visitors of the last 30 days who took the steps in this order, with at most 30 days from the first to the last.',
    'conversions.pages': `Key events of the last 30 days by the page on which their visit began, and the share of its visits that had one. ${keyEvents}`,
    'conversions.goals': 'How often the event of each goal came in the month or quarter that is running.',
    'performance.vitals': 'The 75th percentile of what the browsers of visitors measured in the last 7 days: three of four were this fast or faster.',
    'performance.core': 'Visits of the last 7 days in which each LCP, INP and CLS was good, divided by all visits in which one was rated.',
    'performance.pages': 'The 75th percentiles of each page in the last 7 days, as a score out of 100. What was measured fewer than 10 times is left out.',
  } as Record<Exclude<CountedFigure, ReportFigure>, string>,
  reports: {
    'campaigns.attribution': (days) =>
      `Visits and orders of the last ${days} days by where visitors came from. An order is credited to the first or the last touch of its visitor in the 30 days before it; a campaign’s costs are those uploaded for the same days, in the currency with most orders.`,
    'reports.day': (days) => `Visits, key events and revenue of each of the last ${days} days. ${keyEvents}`,
    'reports.page': (days) =>
      `Key events of the last ${days} days by the page on which their visit began, and the share of its visits that had one. ${keyEvents}`,
    'reports.device': (days) => `Different visitors of the last ${days} days, by the kind of device they came with.`,
    'reports.step': (days) => `Different visitors of the last ${days} days who took the steps in this order, with at most 30 days from the first to the last.`,
  } as Record<ReportFigure, (days: number) => string>,
  seen: 'Here with the days and filters of the bar above instead.',
  period: 'Period',
  timeZone: 'Time zone',
  counted: 'Counted',
  events: (count: number) => plural('en', count, { one: 'event', other: 'events' }),
  leftOut: 'Left out',
  bots: (count: number) => plural('en', count, { one: 'from machines or your own people', other: 'from machines or your own people' }),
  rules: {
    crawler: 'declared bots: crawlers, monitors, link previews',
    'headless browser': 'automated browsers (headless)',
    'no user agent': 'without the name of a browser (user agent)',
    burst: 'more at once than a person does',
    'internal traffic': 'from the networks of your own people',
  } as Record<string, string>,
  rule: (words: string, events: string) => `${events} ${words}`,
  byRule: 'Left out, by rule',
  onlyLeftOut: (visits: number) =>
    plural('en', visits, {
      one: 'visit of a machine or your own people came and is left out',
      other: 'visits of machines or your own people came and are left out',
    }),
  onlyLeftOutDetail: 'Figures count people only. Open the site in an ordinary browser.',
  twice: 'Sent twice',
  once: 'counts once',
  sampling: 'Sampling',
  exact: 'none, every event counts',
  newest: 'Newest event',
  none: 'none yet',
  api: 'The same question in the API',
  apiOf: (place: number) => `The same in the API, question ${place}`,
}

export type CountedText = typeof text
