import type { BrandReport } from '../theme/brandReport.ts'
import { bothSides } from '../theme/modes.ts'

/** What has to be told apart where the colour fills a thing: the fill from the page, and the words from the fill. */
const told: readonly string[] = ['fillOnGround', 'inkOnFill', 'inkOnHover']

/** The smallest contrast of a colour over what has to be told apart, in one mode: of the chosen one, or of what is painted for it. */
export const smallest = (rows: BrandReport['ratios']['light'], of: 'chosen' | 'derived'): number =>
  Math.min(...rows.filter(({ pair }) => told.includes(pair)).map((row) => row[of]))

/** What is said of the chosen colour: where it is painted as it is, its smallest contrast; else what it reaches where it falls short the most. */
export const reachedBy = (report: BrandReport): number =>
  report.moved ? tightest(report).reached : Math.min(...bothSides.map((side) => smallest(report.ratios[side], 'chosen')))

/** Where the chosen colour falls short the most, or, where it does nowhere, comes closest to doing so: what it reaches and what is needed there, as ratios to 1. */
export function tightest({ ratios }: BrandReport): { reached: number; least: number } {
  const [first, ...rest] = bothSides.flatMap((side) => ratios[side]).filter(({ pair }) => told.includes(pair))
  if (first === undefined) throw new Error('The report has no ratios, so nothing can be said of the colour; make it with brandReport.')
  const { chosen, least } = rest.reduce((worst, row) => (row.chosen / row.least < worst.chosen / worst.least ? row : worst), first)
  return { reached: chosen, least }
}
