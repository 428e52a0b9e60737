import type { Random } from './random.ts'

/** Drawn for these pages: filled shapes and strokes in a square of 16. */
const filled = [
  'M2 3h12v2H2zM2 7h12v2H2zM2 11h12v2H2z',
  'M8 1l2.2 4.6 5 .7-3.600 3.500.9 5L8 12.400 3.500 14.800l.9-5L.8 6.300l5-.7z',
  'M8 8a3.500 3.500 0 100-7 3.500 3.500 0 000 7zM1 15a7 6 0 0114 0z',
  'M1 2h2.500l.6 2H15l-1.800 6.500H5.500L3 4H1zM6 12h2v2H6zM11 12h2v2h-2z',
  'M3 1h2v14H3zM6 2h8l-2 3 2 3H6z',
  'M6 15V9H4V6.500h2V5c0-2.500 1.300-4 4-4h2v2.800h-1.500C9.300 3.800 9 4.300 9 5.200v1.300h3L11.600 9H9v6z',
  'M1 13l3.500-6 3 3L11 3l4 10z',
  'M1 1h6v6H1zM9 1h6v6H9zM1 9h6v6H1zM9 9h6v6H9z',
  'M8 1l7 6h-2v8h-3v-5H6v5H3V7H1z',
  'M8 0a8 8 0 100 16A8 8 0 008 0zm1 12H7V7h2zm0-6.500H7v-2h2z',
  'M2 3h12v10H2zM8 9L3 5v1l5 4 5-4V5z',
  'M4 5h8l-.7 10H4.700zM6 1h4v2h4v1.500H2V3h4z',
]
const stroked = [
  'M10.500 10.500L15 15M7 12A5 5 0 107 2a5 5 0 000 10z',
  'M2 8.500l4 4 8-9',
  'M3 3l10 10M13 3L3 13',
  'M8 2v12M2 8h12',
  'M1 8h13M9 3l5 5-5 5',
  'M11 2L5 8l6 6',
]
const chevron = 'M6 3l5 5-5 5'

const drawnAs = (path: string, size: number, stroke: boolean) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 16 16" style="vertical-align:-.125em" ${stroke ? 'fill="none" stroke="currentColor" stroke-width="2"' : 'fill="currentColor"'}><path d="${path}"/></svg>`

/** A sign of one colour, `size` pixels wide. */
export function icon(random: Random, size: number): string {
  const stroke = random.chance(0.35)
  return drawnAs(random.pick(stroke ? stroked : filled), size, stroke)
}

export const chevronIcon = (size: number): string => drawnAs(chevron, size, true)
