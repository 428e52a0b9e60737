import * as css from './chart.css.ts'
import { dashOf, inkOf } from './ink.ts'

export type SwatchShape = 'line' | 'box'

/** A piece of a series, as it looks in the picture. */
export function Swatch({ index, shape }: { index: number; shape: SwatchShape }) {
  return (
    <svg data-part="key" data-nth={index} width={shape === 'line' ? 16 : 10} height="10" aria-hidden className={`${css.swatch} ${inkOf(index)}`}>
      {shape === 'line' ? (
        <path d="M1,5H15" className={css.line} strokeDasharray={dashOf(index)} />
      ) : (
        <rect width="10" height="10" rx="2" fill="currentColor" />
      )}
    </svg>
  )
}
