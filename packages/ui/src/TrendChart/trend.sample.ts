import type { TrendMark, TrendSeries } from './TrendChart.tsx'

const day = (index: number) => Date.UTC(2024, 0, 1 + index)

/** Thirty days around a level; the first `from` were not measured. */
export const days = (label: string, level: number, from = 0, swing = 1): TrendSeries => ({
  label,
  points: Array.from({ length: 30 }, (_, index) => {
    const value = level * (1 + swing * (index / 40 + 0.18 * Math.sin(index * 0.9) + 0.1 * Math.sin(index * 2.3)))
    return { at: day(index), value: index < from ? null : level < 10 ? value : Math.round(value) }
  }),
})

export const words = { axes: { time: 'Day', value: 'Events' }, tableLabel: 'Show as a table', empty: 'Nothing received yet' }

export const gaps: TrendSeries = { label: 'Received', points: days('', 1400).points.map((point, index) => (index % 9 > 6 ? { ...point, value: null } : point)) }

export const change: TrendSeries = { label: 'Change', points: Array.from({ length: 30 }, (_, index) => ({ at: day(index), value: Math.sin(index / 4) / 8 })) }

/** Thirty days as they were and ten as they are expected, ever less certain. */
export const forecast: TrendSeries[] = [
  {
    label: 'Events',
    forecastFrom: day(30),
    points: [...days('', 1400).points, ...Array.from({ length: 10 }, (_, index) => ({ at: day(30 + index), value: 2380 + 22 * index }))],
    band: Array.from({ length: 11 }, (_, index) => ({ at: day(29 + index), low: 2358 - 62 * index, high: 2370 + 108 * index })),
  },
]

export const anomalies: TrendMark[] = [
  { at: day(3), label: 'Note', tone: 'neutral' },
  { at: day(8), label: 'Checkout released', tone: 'accent' },
  { at: day(14), label: 'Best day yet', tone: 'positive' },
  { at: day(19), label: 'Later than usual', tone: 'caution' },
  { at: day(25), label: 'Events missing', tone: 'critical' },
]

/** Something that happened while nothing was measured. */
export const release: TrendMark[] = [{ at: day(7), label: 'Tracking off', tone: 'critical' }]

/** 100,000 moments, five minutes apart. */
export const long: TrendSeries = {
  label: 'Requests',
  points: Array.from({ length: 100_000 }, (_, index) => ({
    at: day(0) + index * 300_000,
    value: Math.round(900 + 420 * Math.sin(index / 9000) + 180 * Math.sin(index / 140) + 90 * Math.sin(index * 1.7) + (index % 17_011 === 9000 ? 900 : 0)),
  })),
}

/** Keys in a row, and the day that each leads to. */
export const readings = [
  ['ArrowRight', 'Jan 1'],
  ['ArrowRight', 'Jan 2'],
  ['PageDown', 'Jan 5'],
  ['ArrowLeft', 'Jan 4'],
  ['End', 'Jan 30'],
  ['ArrowRight', 'Jan 30'],
  ['PageUp', 'Jan 27'],
  ['Home', 'Jan 1'],
] as const
