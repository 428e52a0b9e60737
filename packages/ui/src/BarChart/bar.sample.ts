import type { BarSeries } from './BarChart.tsx'

export const words = { axes: { over: 'Page', value: 'Events' }, tableLabel: 'Show as a table', empty: 'Nothing received yet' }
export const pages = ['Home', 'Shop', 'Product', 'Basket', 'Payment', 'Thanks']
export const long = [
  'Landing page of the spring campaign',
  'Overview of all products',
  'Product with its variants',
  'Basket and shipping costs',
  'Payment by card or invoice',
  'Confirmation of the order',
  'Questions and answers',
  'Contact',
]
export const months = Array.from({ length: 12 }, (_, month) => ({ at: Date.UTC(2024, month, 1) }))
export const manyDays = Array.from({ length: 90 }, (_, day) => ({ at: Date.UTC(2024, 0, 1 + day) }))

/** Figures that fall from a level, with some swing. */
export const bars = (label: string, level: number, count = 6): BarSeries => ({
  label,
  values: Array.from({ length: count }, (_, place) => Math.round(level * (1.2 - (0.7 * place) / count + 0.25 * Math.sin(place * 1.3)))),
})
export const channels = [bars('Search', 48), bars('Mail', 31), bars('Direct', 18)]
export const signed: BarSeries[] = [
  { label: 'Gained', values: [20, 14, 31, 8, 12, 26] },
  { label: 'Lost', values: [-6, -11, -4, -20, -9, -2] },
]
