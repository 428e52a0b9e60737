import type { MenuAction } from '../MenuButton/MenuButton.tsx'
import type { FlowNode } from './flowNode.ts'
import type { FlowLayout } from './layout.ts'

/** What graph and list are drawn from. */
export interface FlowParts {
  label: string
  /** The id of the words about the keyboard. */
  hint: string
  layout: FlowLayout
  nodes: ReadonlyMap<string, FlowNode>
  selected: string | null
  select(id: string): void
  /** What can be done with a node; nothing where the workflow is for reading only. */
  actsOf(id: string): readonly MenuAction[]
}
