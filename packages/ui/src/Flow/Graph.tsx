import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useDirection } from '../theme/direction.tsx'
import * as css from './Flow.css.ts'
import { nodeSize, type PlacedEdge } from './layout.ts'
import type { FlowParts } from './parts.ts'
import { Step } from './Step.tsx'
import { type FlowKey, stepFrom } from './steps.ts'

/** Steps in columns and the ways between them. One stop of the Tab key; arrow keys go from step to step, as they are read. */
export function Graph({ parts }: { parts: FlowParts }) {
  const { label, hint, layout, nodes, selected } = parts
  const rtl = useDirection() === 'rtl'
  const arrow = useId()
  const place = useRef<HTMLDivElement>(null)
  const [visited, setVisited] = useState<string | null>(null)
  const { ids } = layout.graph
  const stop = [visited, selected].find((id) => id !== null && ids.includes(id)) ?? ids[0]
  const keys: Record<string, FlowKey> = {
    ArrowRight: rtl ? 'previous' : 'next',
    ArrowLeft: rtl ? 'next' : 'previous',
    ArrowDown: 'down',
    ArrowUp: 'up',
    Home: 'first',
    End: 'last',
  }
  const press = (event: KeyboardEvent, id: string) => {
    const key = keys[event.key]
    if (key === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const to = stepFrom(layout, id, key)
    if (to !== null) place.current?.querySelector<HTMLElement>(`[data-node="${ids.indexOf(to)}"]`)?.focus()
  }
  const near = ({ from, to }: PlacedEdge) => from === selected || to === selected
  return (
    <div role="group" aria-label={label} aria-describedby={hint} data-part="graph" className={css.area}>
      <div ref={place} className={css.canvas} style={{ inlineSize: layout.inline, blockSize: layout.block }}>
        <svg aria-hidden width={layout.inline} height={layout.block} className={css.ways}>
          <defs>
            <marker id={arrow} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="10" markerHeight="10" markerUnits="userSpaceOnUse" orient="auto">
              <path d="M 1 1 L 7 4 L 1 7" className={css.tip} />
            </marker>
          </defs>
          {layout.edges.map((edge) => (
            <path
              key={`${edge.from} ${edge.to}`}
              data-part="way"
              data-back={edge.back || undefined}
              data-near={near(edge) || undefined}
              d={edge.path}
              markerEnd={`url(#${arrow})`}
              className={css.way}
            />
          ))}
        </svg>
        {layout.edges.map(({ from, to, label: words, words: { x, y } }) =>
          words ? (
            <span
              key={`${from} ${to}`}
              aria-hidden
              data-part="condition"
              className={css.condition}
              style={{ insetInlineStart: x - css.conditionSize / 2, insetBlockStart: y }}
            >
              <span>{words}</span>
            </span>
          ) : null,
        )}
        {layout.nodes.map(({ id, x, y }) => {
          const node = nodes.get(id)
          return node ? (
            <div key={id} className={css.place} style={{ insetInlineStart: x, insetBlockStart: y, inlineSize: nodeSize.inline, blockSize: nodeSize.block }}>
              <Step parts={parts} node={node} even tabIndex={id === stop ? 0 : -1} onFocus={() => setVisited(id)} onKeyDown={(event) => press(event, id)} />
            </div>
          ) : null
        })}
      </div>
    </div>
  )
}
