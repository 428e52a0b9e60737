import { split } from '../../analytics/split.ts'

/** What a span of 24 hours holds; `events` are all of them. */
export interface SampleDay {
  visits: number
  events: number
  orders: number
  revenueCents: number
}

/** The project that the specification's figures are of. */
export const mainProject = 'analytics-dashboard'

/** Visits and events of the last seven spans of 24 hours up to the sample clock, oldest first: Monday 15th to Monday 22nd, so the sixth is mostly Saturday and the seventh Sunday. */
const week: Readonly<Record<string, { visits: readonly number[]; events: readonly number[] }>> = {
  [mainProject]: { visits: [348, 361, 372, 355, 329, 268, 297], events: [1402, 1488, 1531, 1446, 1339, 1098, 1247] },
  'e-commerce-tracking': { visits: [275, 269, 288, 285, 310, 334, 324], events: [1404, 1370, 1493, 1475, 1618, 1764, 1712] },
  'marketing-campaign': { visits: [189, 205, 230, 224, 208, 129, 137], events: [535, 574, 658, 631, 581, 365, 388] },
  'customer-portal': { visits: [107, 110, 113, 111, 102, 53, 56], events: [590, 604, 629, 614, 552, 272, 285] },
  'help-center': { visits: [84, 86, 81, 83, 77, 43, 46], events: [230, 237, 220, 226, 210, 112, 121] },
  'partner-program': { visits: [19, 18, 21, 20, 16, 5, 6], events: [60, 54, 68, 63, 53, 15, 18] },
  'mobile-companion-site': { visits: [69, 67, 72, 71, 77, 91, 89], events: [211, 203, 222, 216, 238, 280, 272] },
  'newsletter-signup': { visits: [40, 42, 119, 54, 42, 27, 30], events: [91, 98, 289, 130, 99, 62, 68] },
  careers: { visits: [33, 35, 36, 34, 29, 13, 15], events: [79, 85, 89, 83, 69, 31, 35] },
  'b2b-wholesale': { visits: [26, 27, 27, 28, 23, 4, 5], events: [112, 121, 116, 123, 103, 17, 22] },
  'developer-docs': { visits: [95, 101, 99, 103, 93, 50, 54], events: [267, 284, 278, 290, 260, 139, 149] },
  'winter-sale-2024': { visits: [177, 170, 181, 194, 233, 272, 262], events: [669, 638, 685, 738, 895, 1052, 1013] },
}

/** Between -50 and 50, the same for the same day: no two weeks are alike. */
const luck = (day: number, kind: number) => ((day * 73 + kind * 41 + ((day * day * 29) % 97)) % 101) - 50

/** How the days weigh against each other: the rhythm of the last week, and luck of so many percent. */
const weights = (from: number, to: number, kind: number, percent: number) =>
  Array.from({ length: to - from }, (_, index) => {
    const day = from + index
    return (week[mainProject]?.visits[(day + 3) % 7] ?? 0) * (100 + (luck(day, kind) * percent) / 50)
  })

/** 60 days of the main project: 30 with 9,640 visits and 559 orders, and 30 with the 10,000 visits, 620 orders and $48,360.00 of the specification. */
function mainDays(): SampleDay[] {
  const last = week[mainProject] ?? { visits: [], events: [] }
  const visits = [...split(9_640, weights(0, 30, 1, 19)), ...split(7_670, weights(30, 53, 1, 19)), ...last.visits]
  const orders = [...split(559, weights(0, 30, 2, 18)), ...split(472, weights(30, 53, 2, 18)), 22, 23, 24, 22, 21, 17, 19]
  const worth = orders.map((count, day) => count * (100 + luck(day, 3) / 1.9))
  const revenue = [...split(4_248_400, worth.slice(0, 30)), ...split(4_836_000, worth.slice(30))]
  return visits.map((count, day) => ({
    visits: count,
    events: last.events[day - 53] ?? Math.round(count * (3.5 + luck(day, 4) / 500)),
    orders: orders[day] ?? 0,
    revenueCents: revenue[day] ?? 0,
  }))
}

/** The days of a sample project up to the sample clock, oldest first, and whether they are those of the specification; none of a project that the sample does not know. */
export function sampleDays(project: string): SampleDay[] {
  if (project === mainProject) return mainDays()
  const { visits, events } = week[project] ?? { visits: [], events: [] }
  return visits.map((count, day) => {
    const orders = Math.round(count / 50)
    return { visits: count, events: events[day] ?? 0, orders, revenueCents: orders * 6_400 }
  })
}
