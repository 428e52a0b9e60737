import { type ReactNode, useId, useState } from 'react'
import { NoData } from '../BarList/NoData.tsx'
import { formatNumber, type NumberForm } from '../Num/format.ts'
import { useLocale } from '../theme/locale.tsx'
import * as css from './Donut.css.ts'
import { Ring } from './Ring.tsx'
import { counted, type DonutPart, foldParts, largestRemainder } from './shares.ts'

export type { DonutPart } from './shares.ts'

export interface DonutProps {
  /** What is divided; the accessible name of the list of parts. */
  title: string
  /** The title stands above; leave out where a heading already says it. */
  titled?: boolean
  /** In the order of the ring, clockwise from the top. Of more than six, the smallest are folded into one. */
  parts: readonly DonutPart[]
  /** The name of the parts that are folded, as `Other`. */
  other: string
  /** What stands in the middle; the sum of all parts when left out. */
  figure?: ReactNode
  /** What the figure in the middle counts, in a word or two. */
  figureLabel: string
  /** How values are written. */
  form?: NumberForm
  /** What stands there while nothing was counted. */
  empty: ReactNode
}

/**
 * How a whole divides into a few parts; the list beside it says the same. The part that is pointed at or focused stands out, and the middle tells its share.
 * @example <Donut title="Visitors by device" parts={devices} other="Other" figureLabel="visitors" empty="Nobody is here now" />
 */
export function Donut({ title, titled = false, parts, other, figure, figureLabel, form = {}, empty }: DonutProps) {
  const locale = useLocale()
  const heading = useId()
  const [pointed, setPointed] = useState<number | null>(null)
  const shown = foldParts(parts, other)
  const shares = largestRemainder(shown.map(({ value }) => value))
  const total = shown.reduce((sum, { value }) => sum + counted(value), 0)
  const percent = (place: number) => formatNumber((shares[place] ?? 0) / 100, { as: 'percent', digits: 0 }, locale)
  const written = formatNumber(total, form, locale)
  // What is wider than the hole is shortened; the list has the figures in full.
  const sum = written.length > 7 && form.as === undefined ? formatNumber(total, { ...form, as: 'compact' }, locale) : written
  const part = pointed === null ? undefined : shown[pointed]
  return (
    <figure data-ui="Donut" aria-labelledby={titled ? heading : undefined} aria-label={titled ? undefined : title} className={css.figure}>
      {titled ? (
        <figcaption id={heading} className={css.title}>
          {title}
        </figcaption>
      ) : null}
      {total > 0 ? (
        <div className={css.both}>
          <div className={css.ring}>
            <Ring values={shown.map(({ value }) => counted(value))} pointed={pointed} onPoint={setPointed} />
            <div data-part="figure" className={css.centre}>
              <span className={css.total}>{part && pointed !== null ? percent(pointed) : (figure ?? sum)}</span>
              <span className={css.under}>{part ? part.label : figureLabel}</span>
            </div>
          </div>
          <ul data-part="legend" role="list" aria-label={title} className={css.legend} onPointerLeave={() => setPointed(null)}>
            {shown.map(({ label, value }, place) => (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- there is nothing to press: focus only makes the arc stand out, as the pointer does.
              <li
                key={place}
                tabIndex={0}
                data-pointed={place === pointed || undefined}
                className={css.entry}
                onFocus={() => setPointed(place)}
                onBlur={() => setPointed(null)}
                onPointerEnter={() => setPointed(place)}
              >
                <span data-part="swatch" className={`${css.swatch} ${css.ink[css.inks[place] ?? 'rest']}`} />
                <span className={css.label}>{label}</span>
                <span className={css.value}>{Number.isFinite(value) ? formatNumber(value, form, locale) : '–'}</span>
                <span className={css.share}>{percent(place)}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <NoData>{empty}</NoData>
      )}
    </figure>
  )
}
