import type { ParameterValue } from '../collected.ts'
import type { PagePath } from './site.ts'

/** What browsers measured on a page: how often in the last week, and the 75th percentiles; milliseconds, CLS without a unit. */
interface MeasuredPage {
  path: PagePath
  loads: number
  /** About 0.618 of the loads, and of no factor in common with them. */
  stride: number
  load: number
  LCP: number
  INP: number
  CLS: number
}

/** Pages of the five bands: 96 and 91 (excellent), 84 (good), 76 (needs improvement), 62 (poor). */
export const measuredPages: readonly MeasuredPage[] = [
  { path: '/', loads: 140, stride: 87, load: 1400, LCP: 1000, INP: 80, CLS: 0.04 },
  { path: '/pricing', loads: 85, stride: 53, load: 1700, LCP: 2250, INP: 180, CLS: 0.09 },
  { path: '/blog/consent-mode', loads: 32, stride: 19, load: 2200, LCP: 2100, INP: 180, CLS: 0.175 },
  { path: '/features/measurement-plans', loads: 22, stride: 13, load: 2900, LCP: 2400, INP: 180, CLS: 0.268 },
  { path: '/checkout', loads: 21, stride: 13, load: 4100, LCP: 3900, INP: 400, CLS: 0.18 },
]

const bounds = { LCP: [2500, 4000], INP: [200, 500], CLS: [0.1, 0.25] } as const
/** Load, first paint and time to interactive of all pages together: 2.3, 1.1 and 3.8 seconds. */
const [load, paint, interactive] = [2300, 1100, 3800]

/** The measurements of the load at a place among those of a page, from the fastest to the slowest: the one at ⌊0.75 n⌋ is the page's figure. */
export function measurementsOf(page: MeasuredPage, place: number): Readonly<Record<string, ParameterValue>>[] {
  const middle = Math.floor(page.loads * 0.75)
  const isSlow = place >= middle
  const slower = isSlow ? (place - middle) / (page.loads - middle) : 0
  const share = isSlow ? 1 : 0.62 + 0.38 * (place / middle)
  const loadTime = page.load * share * (1 + slowest(page) * slower ** 1.5)
  const core = (['LCP', 'INP', 'CLS'] as const).map((name) => {
    const [good, poor] = bounds[name]
    // What is good for three visits in four is good for all but the slowest of the site; what is not is good for those three.
    const isGood = page[name] <= good
    const highest = isGood ? good : Infinity
    const value = isSlow ? Math.min(page[name] * (1 + slower / 4), highest) : Math.min(page[name] * share, good * (0.7 + 0.3 * share))
    const shown = page.path === '/' && name === 'LCP' && place === page.loads - 1 ? 2_640 : rounded(value, name === 'CLS' ? 3 : 0)
    return { metric_name: name, metric_value: shown, metric_rating: shown <= good ? 'good' : shown <= poor ? 'needs-improvement' : 'poor' }
  })
  const timed = (name: string, of: number) => ({ metric_name: name, metric_value: rounded((loadTime * of) / load, 0) })
  return [{ ...timed('FCP', paint), metric_rating: 'good' }, ...core, timed('LOAD', load), timed('INTERACTIVE', interactive)]
}

/** How much longer than its figure the slowest load of a page took: the fast pages have a few visitors with slow connections. */
const slowest = ({ load: figure }: MeasuredPage) => (figure < 2000 ? 2.08 : 0.45)

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits
