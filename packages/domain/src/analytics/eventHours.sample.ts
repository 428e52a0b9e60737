import { ago } from '../shell/sampleTime.ts'
import type { EventHour } from './eventHours.ts'
import { split } from './split.ts'

/** Totals of the last seven spans of 24 hours up to the sample clock, oldest first: Monday 15th to Monday 22nd, so the sixth is mostly Saturday and the seventh Sunday. */
const totals: Record<string, { visits: number[]; events: number[]; conversions?: number[] }> = {
  'analytics-dashboard': {
    visits: [348, 361, 372, 355, 329, 268, 297],
    events: [1402, 1488, 1531, 1446, 1339, 1098, 1247],
    conversions: [22, 23, 24, 22, 21, 17, 19],
  },
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

/** How busy the hours are from 10:00 to 09:59 UTC; only the proportions matter. */
const rhythm = [62, 64, 58, 60, 66, 68, 65, 59, 56, 60, 66, 63, 48, 31, 18, 10, 6, 5, 5, 8, 16, 33, 49, 57]

/** 168 hours of each project: 1,247 events of analytics-dashboard in the last 24 (requirements DASH-HOME-05). */
export const eventHoursSample = Object.entries(totals).flatMap(([project, { visits, events, conversions = [] }]) =>
  events.flatMap((total, day) => {
    // No two days have quite the same rhythm.
    const weights = rhythm.map((weight, hour) => weight + ((hour * 7 + day * 11 + project.length) % 9))
    const visitsByHour = split(visits[day] ?? 0, weights)
    // Every visit sends an event at least, so only the others are spread by themselves.
    const furtherByHour = split(total - (visits[day] ?? 0), weights)
    const conversionsByHour = split(conversions[day] ?? 0, weights)
    return visitsByHour.map((begun, hour): EventHour => {
      const at = ago((7 - day) * 24 - hour, 'hours')
      return { id: `${project}:${at}`, project, at, visits: begun, events: begun + (furtherByHour[hour] ?? 0), conversions: conversionsByHour[hour] ?? 0 }
    })
  }),
)
