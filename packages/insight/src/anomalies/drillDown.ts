/** One value of a dimension before and after a change, both over equally long times, or `before` as what was expected. Of a rate, `beforeOf` and `afterOf` are what it is a share of. */
export interface DimensionTotal {
  value: string
  before: number
  after: number
  beforeOf?: number
  afterOf?: number
}

/** A dimension with all its values: what is left out cannot be found. */
export interface DimensionTotals {
  /** Such as `device`, `campaign`, `tagVersion`. */
  dimension: string
  values: readonly DimensionTotal[]
}

/** Values of one dimension that carry a change: without them nearly nothing would have changed. */
export interface Carrier {
  dimension: string
  /** The one that carries most first. */
  values: readonly string[]
  /** The part of the change that they carry: 1 is all, more where the rest went the other way. */
  explained: number
  /** How much the dimension's shares moved: Jensen–Shannon divergence, 0 to 1. 0 where every value changed alike. */
  surprise: number
  /** Change of these values and of the rest as ratios: -1 is a drop to nothing. Null where there was nothing before. */
  change: number | null
  rest: number | null
}

/** Parts of the change: what the carriers have in all, and each at least. */
const enough = 0.67
const least = 0.1
/** More values than this are no explanation. */
const most = 3

/**
 * The dimensions whose values carry a change, best first: after Adtributor (Bhagwan et al., NSDI 2014), by explanatory power and surprise, where the rest must have kept its own level to within 40 % of
 * the carriers' change. Empty where all values changed alike, or nothing changed.
 */
export function drillDown(dimensions: readonly DimensionTotals[]): Carrier[] {
  return dimensions
    .map(carrierOf)
    .filter((carrier) => carrier !== null)
    .sort((one, other) => other.surprise - one.surprise || (one.dimension < other.dimension ? -1 : 1))
}

interface Part extends DimensionTotal {
  power: number
  surprise: number
}

function carrierOf({ dimension, values }: DimensionTotals): Carrier | null {
  const total = totalOf(values)
  if (values.length < 2 || rateOf(total, 'after') === rateOf(total, 'before')) return null
  const parts = values
    .map((value): Part => ({ ...value, power: powerOf(value, total), surprise: divergence(share(value, total, 'before'), share(value, total, 'after')) }))
    .filter(({ power }) => power >= least)
    .sort((one, other) => other.surprise - one.surprise || other.power - one.power || (one.value < other.value ? -1 : 1))
  const carriers: Part[] = []
  for (const part of parts) {
    if (carriers.length === most || sumOf(carriers, 'power') >= enough) break
    carriers.push(part)
  }
  const explained = sumOf(carriers, 'power')
  if (explained < enough || carriers.length === values.length) return null
  const names = new Set(carriers.map(({ value }) => value))
  const [carried, left] = [totalOf(carriers), totalOf(values.filter(({ value }) => !names.has(value)))]
  const [change, rest] = [changeOf(carried), changeOf(left)]
  if (change !== null && rest !== null && Math.abs(rest) > 0.4 * Math.abs(change)) return null
  if (rest === null && left.after > 0.4 * carried.after) return null
  return {
    dimension,
    values: carriers.sort((one, other) => other.power - one.power).map(({ value }) => value),
    explained,
    surprise: sumOf(carriers, 'surprise'),
    change,
    rest,
  }
}

type Totals = Required<Omit<DimensionTotal, 'value'>>

const sumOf = (parts: readonly Part[], what: 'power' | 'surprise') => parts.reduce((sum, part) => sum + part[what], 0)

function totalOf(values: readonly DimensionTotal[]): Totals {
  const total: Totals = { before: 0, after: 0, beforeOf: 0, afterOf: 0 }
  for (const { before, after, beforeOf = 0, afterOf = 0 } of values) {
    total.before += before
    total.after += after
    total.beforeOf += beforeOf
    total.afterOf += afterOf
  }
  return total
}

/** A total, or its rate where it is one of something. */
const rateOf = (total: Totals, when: 'before' | 'after') => {
  const of = total[`${when}Of`]
  return total.beforeOf + total.afterOf === 0 ? total[when] : of === 0 ? 0 : total[when] / of
}

/** How much of the change there would be, had this value alone changed. */
function powerOf({ before, after, beforeOf = 0, afterOf = 0 }: DimensionTotal, total: Totals): number {
  const alone: Totals = { ...total, after: total.before - before + after, afterOf: total.beforeOf - beforeOf + afterOf }
  return (rateOf(alone, 'after') - rateOf(total, 'before')) / (rateOf(total, 'after') - rateOf(total, 'before'))
}

const share = (value: DimensionTotal, total: Totals, when: 'before' | 'after') => (total[when] === 0 ? 0 : value[when] / total[when])

/** One value's part of the Jensen–Shannon divergence in bits. */
function divergence(before: number, after: number): number {
  const middle = (before + after) / 2
  const part = (share: number) => (share <= 0 || middle <= 0 ? 0 : (share * Math.log2(share / middle)) / 2)
  return Math.max(0, part(before) + part(after))
}

function changeOf(total: Totals): number | null {
  const before = rateOf(total, 'before')
  return before === 0 ? null : rateOf(total, 'after') / before - 1
}
