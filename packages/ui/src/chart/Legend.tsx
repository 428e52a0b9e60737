import * as css from './chart.css.ts'
import { Swatch, type SwatchShape } from './Swatch.tsx'

/** Which series is which. Readers of the screen have the table. */
export function Legend({ labels, shape }: { labels: readonly string[]; shape: SwatchShape }) {
  return (
    <div data-part="legend" aria-hidden className={css.legend}>
      {labels.map((label, index) => (
        <span key={label} className={css.entry}>
          <Swatch index={index} shape={shape} />
          {label}
        </span>
      ))}
    </div>
  )
}
