import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { Fragment } from 'react'
import { Line } from './Line.tsx'
import type { TableParts } from './parts.ts'
import { useFocusedRow, useScrollKeys } from './useFrame.ts'

/** The usual height of a row, until it is measured. */
const usualHeight = 44

export interface VirtualBodyProps<Row extends object> {
  parts: TableParts<Row>
  /** What scrolls; nothing before the first draw. */
  frame: HTMLElement | null
}

/** Only the rows that are seen and a few around them; empty space stands for the rest. The row that has the focus stays, however far one scrolls. */
export function VirtualBody<Row extends object>({ parts, frame }: VirtualBodyProps<Row>) {
  const { lines } = parts.model
  const held = useFocusedRow(frame)
  useScrollKeys(frame)
  // oxlint-disable-next-line react/incompatible-library -- What it returns is used here only, and this is drawn anew with each scroll.
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => frame,
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
  return (
    <tbody>
      {items.map(({ index, start, key }, at) => {
        const line = lines[index]
        return (
          <Fragment key={key}>
            <Gap height={start - (items[at - 1]?.end ?? 0)} />
            {line ? <Line parts={parts} line={line} index={index} counted even ref={virtualizer.measureElement} /> : null}
          </Fragment>
        )
      })}
      <Gap height={virtualizer.getTotalSize() - end} />
    </tbody>
  )
}

function Gap({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden data-part="gap" style={{ blockSize: height }} /> : null
}
