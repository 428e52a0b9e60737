import { ago } from '../shell/sampleTime.ts'
import type { DailyFigure } from './dailyFigures.ts'
import { split } from './split.ts'

const project = 'analytics-dashboard'
const days = 60

/** The last week as the hours have it, Monday to Sunday. */
const lastVisits = [348, 361, 372, 355, 329, 268, 297]
const lastConversions = [22, 23, 24, 22, 21, 17, 19]

/** Between -50 and 50, the same for the same day: no two weeks are alike. */
const luck = (day: number, kind: number) => ((day * 73 + kind * 41 + ((day * day * 29) % 97)) % 101) - 50

/** How the days weigh against each other: the rhythm of the last week, and luck of so many percent. */
const weights = (from: number, to: number, kind: number, percent: number) =>
  Array.from({ length: to - from }, (_, index) => {
    const day = from + index
    return (lastVisits[(day + 3) % 7] ?? 0) * (100 + (luck(day, kind) * percent) / 50)
  })

/** 30 days, 23 days, and the last 7: their totals are those of the funnel and of the conversion periods. */
const visits = [...split(9_640, weights(0, 30, 1, 19)), ...split(7_670, weights(30, 53, 1, 19)), ...lastVisits]
const conversions = [...split(559, weights(0, 30, 2, 18)), ...split(472, weights(30, 53, 2, 18)), ...lastConversions]
const worth = conversions.map((count, day) => count * (100 + luck(day, 3) / 1.9))
const revenue = [...split(4_248_400, worth.slice(0, 30)), ...split(4_836_000, worth.slice(30))]

/** 60 days up to the sample clock, oldest first. */
export const dailyFiguresSample = Array.from({ length: days }, (_, day): DailyFigure => {
  const at = ago(days - day, 'days')
  return { id: `${project}:${at}`, project, at, visits: visits[day] ?? 0, conversions: conversions[day] ?? 0, revenueCents: revenue[day] ?? 0 }
})
