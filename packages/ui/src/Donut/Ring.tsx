import { arc, pie } from 'd3-shape'
import * as css from './Donut.css.ts'

export interface RingProps {
  values: readonly number[]
  /** The place of the part that is pointed at. */
  pointed: number | null
  onPoint(place: number | null): void
}

const size = 168
const shape = arc<{ startAngle: number; endAngle: number }>()
  .innerRadius(size / 2 - 22)
  .outerRadius(size / 2)
  .cornerRadius(3)
  .padAngle(0.02)

/** The parts around the centre, clockwise from the top. Says nothing that the list beside it does not. */
export function Ring({ values, pointed, onPoint }: RingProps) {
  const angles = pie<number>().sort(null)([...values])
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
      className={css.picture}
      onPointerLeave={() => onPoint(null)}
    >
      {angles.map((angle, place) =>
        angle.value > 0 ? (
          <path
            key={place}
            data-part="arc"
            d={shape(angle) ?? ''}
            data-faded={(pointed !== null && pointed !== place) || undefined}
            className={`${css.arc} ${css.ink[css.inks[place] ?? 'rest']}`}
            onPointerEnter={() => onPoint(place)}
          />
        ) : null,
      )}
    </svg>
  )
}
