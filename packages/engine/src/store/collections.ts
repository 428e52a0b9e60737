import type {
  AIInsight,
  AppNotification,
  AuditEntry,
  CampaignIntegration,
  ConfiguredEvent,
  EventHour,
  EventTrigger,
  Preferences,
  Project,
  SmartAlert,
  StoredPlan,
  Workflow,
} from '@tagmason/domain'

/** What one member chose, kept under the member's id. */
export interface MemberPreferences extends Preferences {
  id: string
  /** Slug of the project this member looks at. */
  project: string
}

/** Every kind of record and its row. */
export interface Collections {
  preferences: MemberPreferences
  projects: Project
  notifications: AppNotification
  plans: StoredPlan
  insights: AIInsight
  workflows: Workflow
  eventTriggers: EventTrigger
  campaigns: CampaignIntegration
  alerts: SmartAlert
  eventHours: EventHour
  configuredEvents: ConfiguredEvent
  auditLog: AuditEntry
}
