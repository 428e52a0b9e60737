import type { Block } from '@tagmason/domain'

export const whyTwoReportsShowDifferentNumbers: readonly Block[] = [
  { kind: 'text', text: 'Two reports that name the same thing and show different numbers are usually both right. They count something else, at another time.' },
  { kind: 'heading', text: 'Before you search for a fault' },
  {
    kind: 'steps',
    items: [
      'Is it the same period, in the same **time zone**? A shop in Madrid and a property in Los Angeles have different days.',
      'Is it the same **thing**? Users, sessions and events are three figures. An order counts in the shop when it is placed and in the bank when it is paid.',
      'Is it the same **moment**? Realtime counts the last 30 minutes as they come in. Reports are processed for one to two days, and events that come late are added.',
      'Is it the same **people**? Visitors who refuse, block scripts or leave before the page has loaded are missing in analytics and not in the shop.',
      'Is it the same **rule**? Ads gives the order to the day of the click, analytics to the day of the order.',
    ],
  },
  { kind: 'heading', text: 'How large may it be' },
  {
    kind: 'text',
    text: 'Between a shop and its analytics, 5 to 15 % fewer orders is usual where consent is asked. More than that, or more orders in analytics than in the shop, is worth a day of work. Doubled events and test orders are the first suspects.',
  },
  { kind: 'heading', text: 'Choose one source for each question' },
  { kind: 'list', items: ['Turnover: the shop or the books.', 'Which channel: analytics.', 'What an advertisement cost: the platform.'] },
  { kind: 'text', text: 'Write the choice below the figure. Then nobody compares them again in the meeting.' },
  { kind: 'link', href: '/analytics/realtime', text: 'Real-time Analytics' },
]
