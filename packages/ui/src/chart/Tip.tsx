import * as css from './chart.css.ts'
import type { Reading } from './reading.ts'
import { Shape } from './Shape.tsx'
import { Swatch, type SwatchShape } from './Swatch.tsx'

export interface TipProps {
  reading: Reading
  labels: readonly string[]
  shape: SwatchShape
  /** Where the moment stands, in pixels from the left edge of the picture. */
  x: number
  /** Between the moment and the card, in pixels. */
  room: number
  /** On the side of the moment that has more room. */
  before: boolean
}

/** The small card at the moment pointed at. What it says is announced elsewhere, and only to those who use the keyboard. */
export function Tip({ reading, labels, shape, x, room, before }: TipProps) {
  return (
    // Pixels of a picture are physical, so this place is too: `translate` means the same in every direction of writing.
    <div data-part="tip" aria-hidden className={css.tip} style={{ translate: before ? `calc(${x - room}px - 100%)` : `${x + room}px` }}>
      <div className={css.quiet}>{reading.title}</div>
      {reading.values.map((value, index) =>
        value === null ? null : (
          <div key={labels[index]} className={css.tipRow}>
            <Swatch index={index} shape={shape} />
            <span className={css.grow}>{labels[index]}</span>
            <span className={css.value}>{value}</span>
          </div>
        ),
      )}
      {reading.marks.map(({ label, tone }) => (
        <div key={label} className={css.tipRow}>
          <svg width="16" height="12" className={css.swatch}>
            <Shape tone={tone} x={8} y={6} />
          </svg>
          <span>{label}</span>
        </div>
      ))}
    </div>
  )
}
