import { List, Plus, Workflow } from 'lucide-react'
import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { useNarrow } from '../theme/useNarrow.ts'
import { Empty } from '../Empty/Empty.tsx'
import { Hidden } from '../Hidden/Hidden.tsx'
import { Segments } from '../Segments/Segments.tsx'
import { useUiTexts } from '../theme/texts.tsx'
import * as css from './Flow.css.ts'
import type { FlowEdge, FlowNode } from './flowNode.ts'
import { Graph } from './Graph.tsx'
import { layoutOf } from './layout.ts'
import { Outline } from './Outline.tsx'
import type { FlowParts } from './parts.ts'
import { useActs } from './useActs.ts'

export type { FlowEdge, FlowNode } from './flowNode.ts'

export type FlowView = 'graph' | 'list'

export interface FlowProps {
  /** What the workflow does; the accessible name. */
  label: string
  /** The steps; where no way tells which comes first, their order does. */
  nodes: readonly FlowNode[]
  /** The ways between nodes; one that leads back is drawn so. */
  edges: readonly FlowEdge[]
  /** How it is shown at first; a list on phones and a graph elsewhere when left out. */
  initialView?: FlowView
  /** The id of the chosen node, when somebody else keeps it; `null` is none. */
  selected?: string | null
  /** Hears which node is chosen. */
  onSelect?(id: string): void
  /** Makes it possible to add a node after another; `null` is the first one of all. */
  onAdd?(after: string | null): void
  /** Makes it possible to remove a node. */
  onRemove?(id: string): void
  /** Makes it possible to move a node along the ways. */
  onMove?(id: string, way: 'earlier' | 'later'): void
  /** Stands there when there are no nodes. */
  empty?: ReactNode
}

/**
 * A workflow: what starts it, what is asked and what is done, as a graph or as a list with the same acts. Without the callbacks that change it, it is for reading only.
 * @example <Flow label="Cart reminder" nodes={steps} edges={ways} selected={open} onSelect={setOpen} onAdd={add} onRemove={remove} />
 */
export function Flow({ label, nodes, edges, initialView, selected, onSelect, empty, ...callbacks }: FlowProps) {
  const texts = useUiTexts().flow
  const narrow = useNarrow()
  const hint = useId()
  const root = useRef<HTMLDivElement>(null)
  const [view, setView] = useState(initialView)
  const [own, setOwn] = useState<string | null>(null)
  const layout = useMemo(() => layoutOf(nodes, edges), [nodes, edges])
  const shown = view ?? (narrow ? 'list' : 'graph')
  const chosen = selected === undefined ? own : selected
  const select = (id: string) => (setOwn(id), onSelect?.(id))
  const actsOf = useActs({ layout, root, select, ...callbacks })

  const parts: FlowParts = { label, hint, layout, nodes: new Map(nodes.map((node) => [node.id, node])), selected: chosen, select, actsOf }
  const { onAdd } = callbacks
  const first = onAdd ? (
    <Button tone="accent" look="solid" icon={Plus} onPress={() => onAdd(null)}>
      {texts.add}
    </Button>
  ) : undefined
  return (
    <div ref={root} data-ui="Flow" className={css.root}>
      {nodes.length === 0 ? (
        (empty ?? <Empty icon={Workflow} title={texts.none} actions={first} />)
      ) : (
        <>
          <div className={css.bar}>
            <Segments<FlowView>
              label={texts.view}
              value={shown}
              onChange={setView}
              options={[
                { value: 'graph', label: texts.graph, icon: Workflow },
                { value: 'list', label: texts.list, icon: List },
              ]}
            />
          </div>
          <Hidden id={hint}>{texts.keys}</Hidden>
          {shown === 'graph' ? <Graph parts={parts} /> : <Outline parts={parts} />}
        </>
      )}
    </div>
  )
}
