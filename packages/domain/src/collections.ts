import type { StoredDetectorSettings } from './analytics/anomalies.ts'
import type { SampleRows } from './sampleRows.ts'
import type { Preferences } from './session.ts'
import type { StoredPlan } from './setup/plans.ts'

/** What one member chose, kept under the member's id. */
export interface MemberPreferences extends Preferences {
  id: string
  /** Slug of the project this member looks at. */
  project: string
}

/** Every kind of record and its row: those that the sample workspace begins with, and those that only work makes. */
export interface Collections extends SampleRows {
  preferences: MemberPreferences
  plans: StoredPlan
  detectorSettings: StoredDetectorSettings
}
