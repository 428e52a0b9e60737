import * as css from './Heatmap.css.ts'
import type { HeatRange } from './steps.ts'

export interface RangesProps {
  ranges: readonly HeatRange[]
  dense: boolean
  write(value: number): string
}

/** Which ground stands for which values. Readers of the screen have the values themselves. */
export function Ranges({ ranges, dense, write }: RangesProps) {
  return (
    <div data-part="legend" aria-hidden className={css.legend}>
      {ranges.map(({ from, to }, step) => (
        <span key={from} className={css.range}>
          <span data-part="swatch" className={`${css.swatch} ${css.steps[dense ? 'dense' : 'worded'][step] ?? ''}`} />
          {from === to ? write(from) : `${write(from)} – ${write(to)}`}
        </span>
      ))}
    </div>
  )
}
