import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { Fragment, type RefObject, useState } from 'react'
import { widthOf } from './Body.tsx'
import * as css from './DataTable.css.ts'
import { Line } from './Line.tsx'
import type { TableParts } from './parts.ts'

/** The usual height of a row, until it is measured. */
const usualHeight = 44

export interface VirtualBodyProps<Row extends object> {
  parts: TableParts<Row>
  scroller: RefObject<HTMLDivElement | null>
}

/** Only the rows that are seen and a few around them; empty space stands for the rest. The row that has the focus stays, however far one scrolls. */
export function VirtualBody<Row extends object>({ parts, scroller }: VirtualBodyProps<Row>) {
  const { lines } = parts.model
  const [held, setHeld] = useState<number | null>(null)
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => usualHeight,
    getItemKey: (index) => lines[index]?.id ?? index,
    measureElement: (row) => row.getBoundingClientRect().height,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range)
      return held === null || held >= lines.length || seen.includes(held) ? seen : [...seen, held].sort((a, b) => a - b)
    },
    overscan: 8,
  })
  const items = virtualizer.getVirtualItems()
  const end = items.at(-1)?.end ?? 0
  const hold = (target: Element) => {
    const index = Number(target.closest('tr')?.dataset['index'])
    setHeld(Number.isNaN(index) ? null : index)
  }
  return (
    <tbody onFocus={(event) => hold(event.target)} onBlur={() => setHeld(null)}>
      {items.map(({ index, start, key }, at) => {
        const line = lines[index]
        return (
          <Fragment key={key}>
            <Gap height={start - (items[at - 1]?.end ?? 0)} width={widthOf(parts)} />
            {line ? <Line parts={parts} line={line} index={index} counted even ref={virtualizer.measureElement} /> : null}
          </Fragment>
        )
      })}
      <Gap height={virtualizer.getTotalSize() - end} width={widthOf(parts)} />
    </tbody>
  )
}

function Gap({ height, width }: { height: number; width: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden data-part="gap">
      <td colSpan={width} className={css.bare} style={{ blockSize: height }} />
    </tr>
  )
}
