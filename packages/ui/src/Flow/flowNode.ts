import type { IconSource } from '../Icon/Icon.tsx'
import type { Tone } from '../theme/tones.ts'

/** One step of a workflow. */
export interface FlowNode {
  id: string
  /** What it is in the workflow, as `Trigger`, `Condition` or `Action`. */
  kind: string
  title: string
  /** What it does exactly, in one line. */
  detail?: string
  icon?: IconSource
  /** Colours the picture and the state. */
  tone?: Tone
  /** How it stands, in a word, as `Failed`. */
  state?: string
}

/** A way from one step to the next. */
export interface FlowEdge {
  /** The ids of the two steps. */
  from: string
  to: string
  /** When it is taken, as `Yes`. */
  label?: string
}
