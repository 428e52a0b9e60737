import { scaleBand } from 'd3-scale'
import { BaseLine, BottomAxis, plotBottom, plotStart, plotTop, ValueAxis } from '../chart/Axes.tsx'
import * as css from '../chart/chart.css.ts'
import { inkOf } from '../chart/ink.ts'
import type { Drawing } from '../chart/Plot.tsx'
import { inside, shorten, wide } from '../chart/text.ts'
import { extentOf, valueScale } from '../chart/valueScale.ts'
import type { NumberForm } from '../Num/format.ts'
import type { Locale } from '../theme/locale.tsx'
import { type Bar, barPath } from './bars.ts'

export interface BarLook {
  form: NumberForm
  /** What is counted. */
  words: string
  locale: Locale
  /** How many bars stand side by side at one place. */
  side: number
  /** The names under the bars. */
  names: readonly string[]
  /** Names of times are never cut; rather fewer of them stand there. */
  timely: boolean
  write(value: number): string
}

/** The least room for a name before every second one is left out, in pixels. */
const leastRoom = 48
/** What a figure needs beyond the end of its bar. */
const figureRoom = 14

/** Bars, stacks and their names at one width. */
export function drawBars(bars: readonly Bar[], { form, words, locale, side, names, timely, write }: BarLook, width: number): Drawing {
  const ends = bars.flatMap(({ from, to }) => [from, to])
  const extent = extentOf(ends)
  const figures = bars.filter(({ outer }) => outer)
  const scaled = (top: number, bottom: number) => valueScale(extent, [bottom, top], ends.every(Number.isInteger), 'zero', form, locale)
  const start = plotStart(scaled(plotTop, plotBottom))
  const band = scaleBand<number>(names.keys(), [start, width]).paddingInner(0.3).paddingOuter(0.15)
  const step = band.step()
  const pitch = Math.max(1, Math.min(48, band.bandwidth() / side))
  const thick = side > 1 && pitch > 3 ? pitch - 1 : pitch
  const centre = (place: number) => (band(place) ?? 0) + band.bandwidth() / 2
  const left = ({ place, series }: Bar) => centre(place) - (pitch * side) / 2 + (side > 1 ? series * pitch : 0)
  const told = figures.length <= 24 && figures.every(({ to }) => wide(write(to)) <= (side > 1 ? pitch : step) - 4)
  const scale = told ? scaled(plotTop + figureRoom, plotBottom - (extent.low < 0 ? figureRoom : 0)) : scaled(plotTop, plotBottom)
  const longest = Math.max(0, ...names.map(wide))
  const every = Math.max(1, Math.ceil((timely ? longest + 16 : Math.min(longest, leastRoom) + 4) / step))
  const labels = names.flatMap((name, key) => (key % every === 0 ? [{ key, x: centre(key), words: timely ? name : shorten(name, every * step - 4) }] : []))
  return {
    picture: (
      <>
        <ValueAxis scale={scale} start={start} width={width} words={words} />
        <BottomAxis labels={inside(labels, width)} />
        {bars.map((bar) => (
          <path
            key={`${bar.place} ${bar.series}`}
            data-part="bar"
            data-nth={bar.series}
            d={barPath(left(bar), thick, scale.y(bar.from), scale.y(bar.to), bar.outer)}
            className={`${side === 1 ? css.piece : css.bar} ${inkOf(bar.series)}`}
          />
        ))}
        <BaseLine scale={scale} start={start} width={width} />
        {(told ? figures : []).map((bar) => (
          <text
            key={`${bar.place} ${bar.series}`}
            data-part="figure"
            x={left(bar) + thick / 2}
            y={scale.y(bar.to) + (bar.to < 0 ? 14 : -6)}
            textAnchor="middle"
            className={css.figures}
          >
            {write(bar.to)}
          </text>
        ))}
      </>
    ),
    ground: (place) => <rect x={centre(place) - step / 2} width={step} y={plotTop} height={plotBottom - plotTop} className={css.ground} />,
    x: centre,
    reach: Math.min((pitch * side) / 2, width / 8),
    nearest: (pixels) => Math.max(0, Math.min(names.length - 1, Math.floor((pixels - start) / step))),
  }
}
