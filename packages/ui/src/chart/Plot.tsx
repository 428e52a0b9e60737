import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useMemo, useState } from 'react'
import { Hidden } from '../Hidden/Hidden.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import { plotHeight } from './Axes.tsx'
import * as css from './chart.css.ts'
import { placeByKey } from './keys.ts'
import { type Reading, spoken } from './reading.ts'
import type { SwatchShape } from './Swatch.tsx'
import { Tip } from './Tip.tsx'
import { useWidth } from './useWidth.ts'

/** A picture of `count` moments or categories at one width. */
export interface Drawing {
  picture: ReactNode
  /** What is drawn behind and before the picture at the place pointed at. */
  ground?(place: number): ReactNode
  pointed?(place: number): ReactNode
  /** Where a place stands, in pixels from the left edge. */
  x(place: number): number
  /** How far what is pointed at reaches to either side, in pixels; the card stands beyond it. */
  reach?: number
  /** The place nearest to so many pixels from the left edge. */
  nearest(x: number): number
}

export interface PlotProps {
  /** The accessible name. */
  title: string
  labels: readonly string[]
  shape: SwatchShape
  count: number
  /** Places that Shift and an arrow lead to. */
  jumps: readonly number[]
  draw(width: number): Drawing
  read(place: number): Reading
}

/** The picture with one stop for the keyboard: arrows, Home, End and pages move along it, Escape lets go. Drawn in real pixels, 640 wide where there is no layout. */
export function Plot({ title, labels, shape, count, jumps, draw, read }: PlotProps) {
  const { ref, width } = useWidth<HTMLDivElement>(640)
  const texts = useUiTexts()
  const hint = useId()
  const [at, setAt] = useState<{ place: number; byKey: boolean } | null>(null)
  // Pointing redraws what is pointed at alone; a long line is sampled once per width.
  const { picture, ground, pointed, x, nearest, reach = 0 } = useMemo(() => draw(width), [draw, width])
  const place = at === null || at.place >= count ? null : at.place
  const reading = place === null ? null : read(place)
  const onPointer = (event: PointerEvent<HTMLDivElement>) =>
    setAt({ place: nearest(event.clientX - event.currentTarget.getBoundingClientRect().left), byKey: false })
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const wanted = placeByKey(event.key, event.shiftKey, place, count, jumps)
    const leaves = event.key === 'Escape' && at !== null
    if (wanted === undefined && !leaves) return
    event.preventDefault()
    event.stopPropagation()
    setAt(wanted === undefined ? null : { place: wanted, byKey: true })
  }
  return (
    <div data-part="plot" className={css.plot}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the rule counts `application` as still, which it is not */}
      <div
        ref={ref}
        // Arrow keys belong to the picture here, not to the reading cursor of a screen reader.
        role="application"
        aria-label={title}
        aria-describedby={hint}
        tabIndex={0}
        className={css.stage}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        // A finger that is lifted leaves what it pointed at; the next one elsewhere takes the focus, and with it the card.
        onPointerLeave={(event) => (event.pointerType === 'touch' ? undefined : setAt(null))}
        onKeyDown={onKey}
        onBlur={() => setAt(null)}
      >
        <svg role="img" aria-label={title} width={width} height={plotHeight} viewBox={`0 0 ${width} ${plotHeight}`} className={css.picture}>
          {place === null ? null : ground?.(place)}
          {picture}
          {place === null ? null : pointed?.(place)}
        </svg>
        {reading === null || place === null ? null : (
          <Tip reading={reading} labels={labels} shape={shape} x={x(place)} room={reach + 12} before={x(place) > width / 2} />
        )}
      </div>
      <Hidden announce="status">{reading !== null && at?.byKey ? spoken(reading, labels) : ''}</Hidden>
      <span id={hint} hidden>
        {texts.chartKeys(jumps.length > 0)}
      </span>
    </div>
  )
}
