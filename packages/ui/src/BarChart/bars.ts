import { stack, stackOffsetDiverging, stackOrderNone } from 'd3-shape'

/** Bars of one colour. */
export interface BarSeries {
  /** What they count: in the legend, the card and the table. */
  label: string
  /** One per place of `over`, in that order; nothing where it was not measured. */
  values: readonly (number | null)[]
}

/** One bar, or one piece of a stack, between two figures. */
export interface Bar {
  place: number
  series: number
  /** The end that is nearer to zero. */
  from: number
  to: number
  /** Nothing stands beyond it, so that its end is the end of the whole. */
  outer: boolean
}

/** The bars of `count` places, side by side or upon one another; what is below zero stacks downwards. */
export function barsOf(series: readonly BarSeries[], count: number, look: 'grouped' | 'stacked'): Bar[] {
  const places = Array.from({ length: count }, (_, place) => place)
  const value = (place: number, index: number) => {
    const given = series[index]?.values[place]
    return given !== undefined && given !== null && Number.isFinite(given) ? given : null
  }
  if (look === 'grouped')
    return series.flatMap((_, index) =>
      places.flatMap((place) => {
        const to = value(place, index)
        return to === null ? [] : [{ place, series: index, from: 0, to, outer: true }]
      }),
    )
  const layers = stack<number, number>()
    .keys(series.map((_, index) => index))
    .value((place, index) => value(place, index) ?? 0)
    .order(stackOrderNone)
    .offset(stackOffsetDiverging)(places)
  return layers.flatMap((layer, index) =>
    layer.flatMap(([low, high], place) => {
      const own = value(place, index)
      if (own === null) return []
      const outer = own !== 0 && series.every((_, later) => later <= index || Math.sign(value(place, later) ?? 0) !== Math.sign(own))
      return [{ place, series: index, from: own < 0 ? high : low, to: own < 0 ? low : high, outer }]
    }),
  )
}

/** The outline of an upright bar between two heights, with its outer end rounded. */
export function barPath(x: number, width: number, from: number, to: number, round: boolean): string {
  const radius = round ? Math.min(3, width / 2, Math.abs(from - to)) : 0
  const turn = to < from ? radius : -radius
  const fixed = (value: number) => Math.round(value * 10) / 10
  const [left, right, start, end] = [fixed(x), fixed(x + width), fixed(from), fixed(to)]
  if (radius === 0) return `M${left},${start}V${end}H${right}V${start}Z`
  return `M${left},${start}V${fixed(to + turn)}Q${left},${end} ${fixed(x + radius)},${end}H${fixed(x + width - radius)}Q${right},${end} ${right},${fixed(to + turn)}V${start}Z`
}
