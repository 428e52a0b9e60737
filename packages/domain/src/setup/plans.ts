import { z } from 'zod'
import { measurementPlanSchema } from './plan.ts'
import { consentModes } from './planTerms.ts'

/** The plan of a project as it is kept. One plan a project. */
export const storedPlanSchema = z.object({
  /** Slug of the project. */
  id: z.string(),
  plan: measurementPlanSchema,
  /** Empty until the person gives it; files then carry the placeholder. */
  measurementId: z.string(),
  consent: z.enum(consentModes),
  /** ISO 8601, UTC. */
  generatedAt: z.string(),
  /** When a person last changed it, or null. */
  editedAt: z.string().nullable(),
  /** When its events were last applied to the project, or null. */
  appliedAt: z.string().nullable(),
  /** What the tracker sends of the plan as it was last applied: `TrackerRule[]` as JSON. */
  tracked: z.string().max(1_000_000).optional(),
  /** Names of the events that were last applied: what the plan has lost since goes from the configured events with the next time. */
  appliedEvents: z.array(z.string().max(100)).max(1000).optional(),
})
export type StoredPlan = z.infer<typeof storedPlanSchema>

/** One finding of the container's validator, as a screen shows it. */
export interface ContainerFinding {
  code: string
  severity: 'error' | 'warning' | 'info'
  path: string
  message: string
}

export interface EventSnippet {
  eventId: string
  event: string
  /** It only brings values, and has to run before the container notices the event. */
  before: boolean
  code: string
}

/** Everything that the plan becomes, as text ready to save. `consentDefault` is empty where no consent settings are wanted; `consentUpdate` is what a banner runs when the visitor agrees; `userProperties` is empty where the plan has none; `consentBy` is the tag of the project's containers that sets the consent default, so that the files bring none; `ga4.left` names what the calls do not set up: what GA4's limits leave no room for, audiences and dashboards. */
export interface PlanFiles {
  container: { fileName: string; text: string; tags: number; triggers: number; variables: number; findings: ContainerFinding[]; consentBy: string | null }
  ga4: { fileName: string; text: string; steps: { id: string; method: string; path: string }[]; left: string[] }
  snippets: {
    fileName: string
    text: string
    head: string
    body: string
    consentDefault: string
    consentUpdate: string
    userProperties: string
    events: EventSnippet[]
  }
  plan: { fileName: string; text: string }
}
