import type { Incident } from './incidents.ts'
import type { Reading } from './stretch.ts'

/** What one point changed: the incident as it is now, and whether it has just opened or ended. */
export interface ChannelStep {
  /** Null while learning and where nothing was measured. */
  reading: Reading | null
  incident: { kind: IncidentChangeKind; incident: Incident } | null
}

/** `reopened`: it had ended, and came again so soon that it is the same. */
export type IncidentChangeKind = 'opened' | 'continued' | 'ended' | 'reopened'
