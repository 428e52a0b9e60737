import type { MouseEvent } from 'react'
import * as css from './chart.css.ts'

/** One line of the figures: a moment or category, a figure for each series, and what happened. */
export type SavedLine = readonly (string | number | null)[]

export interface SavesProps {
  title: string
  /** The heads of the lines. */
  heads: readonly string[]
  /** All lines, however many: made when they are asked for. */
  lines(): SavedLine[]
}

const kinds = ['csv', 'svg', 'png'] as const

/** Takes the figures or the picture along, as a file that other programs read. The names of these forms are the same in every language. */
export function Saves({ title, heads, lines }: SavesProps) {
  const save = async (kind: (typeof kinds)[number], { currentTarget }: MouseEvent) => {
    const picture = currentTarget.closest('figure')?.querySelector<SVGSVGElement>('svg[role=img]')
    const { saveFigures, savePicture } = await import('./save.ts')
    if (kind === 'csv') saveFigures(title, [heads, ...lines()])
    else if (picture) await savePicture(title, picture, kind)
  }
  return (
    <span data-part="saves" className={css.saves}>
      {kinds.map((kind) => (
        <button key={kind} type="button" aria-label={`${kind.toUpperCase()}: ${title}`} className={css.save} onClick={(event) => void save(kind, event)}>
          {kind.toUpperCase()}
        </button>
      ))}
    </span>
  )
}
