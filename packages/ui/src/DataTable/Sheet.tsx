import { useState } from 'react'
import { Body } from './Body.tsx'
import * as css from './DataTable.css.ts'
import { Head } from './Head.tsx'
import type { TableParts } from './parts.ts'
import { useOverflow } from './useOverflow.ts'
import { VirtualBody } from './VirtualBody.tsx'

/** The table itself, in a place that scrolls where it must. */
export function Sheet<Row extends object>({ parts }: { parts: TableParts<Row> }) {
  const { label, captionId, columns, model, selection, actions, total, loading, instead } = parts
  // Held as state, so that what is inside is drawn once more when it is there to be measured.
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const wide = useOverflow(frame)
  const virtual = model.virtual && instead === null
  const scrolls = virtual ? 'both' : wide ? 'sideways' : 'no'
  return (
    <div
      ref={setFrame}
      data-part="frame"
      data-scrolls={scrolls}
      role={scrolls === 'no' ? undefined : 'region'}
      aria-label={scrolls === 'no' ? undefined : label}
      tabIndex={scrolls === 'no' ? undefined : 0}
      className={css.frame({ scrolls })}
    >
      <table
        aria-label={captionId === undefined ? label : undefined}
        aria-labelledby={captionId}
        aria-busy={loading || undefined}
        aria-rowcount={virtual || model.pages > 1 ? total + 1 : undefined}
        className={css.table({ fixed: virtual || parts.fixed })}
      >
        <colgroup>
          {selection.offered ? <col className={css.narrow} /> : null}
          {columns.map(({ id, width }) => (
            <col key={id} style={width === undefined ? undefined : { inlineSize: width }} />
          ))}
          {actions ? <col className={css.narrow} /> : null}
        </colgroup>
        <Head parts={parts} />
        {virtual ? <VirtualBody parts={parts} frame={frame} /> : <Body parts={parts} />}
      </table>
    </div>
  )
}
