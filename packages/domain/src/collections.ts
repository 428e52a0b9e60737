import type { DetectorSeries, StoredDetectorSettings } from './analytics/anomalies.ts'
import type { EventArrivals } from './analytics/eventArrivals.ts'
import type { FittedScore, TrainingState } from './ai/trainingState.ts'
import type { InsightRun } from './analytics/insights.ts'
import type { PerformanceTest } from './analytics/performance.ts'
import type { AlertGroups, QueuedAlert, StoredAlertState } from './automation/alerts.ts'
import type { IssueFix } from './automation/issueFindings.ts'
import type { StoredTriggerState } from './automation/triggers.ts'
import type { WorkflowWork } from './automation/workflows.ts'
import type { TrackingCheck } from './automation/issues.ts'
import type { ExamAttempt, LearningOrder } from './learning/courses.ts'
import type { AudienceMember } from './automation/audiences.ts'
import type { WorkflowHook } from './automation/hooks.ts'
import type { DigestState } from './account/digests.ts'
import type { ToldRelease } from './account/releases.ts'
import type { IntegrationAccess } from './account/connectors.ts'
import type { DisconnectedIntegration } from './account/integrations.ts'
import type { AccountDeletion, EmailChange, StoredPassword, StoredTwoFactor } from './account/settings.ts'
import type { InvitationToken } from './account/team.ts'
import type { ApiHour, ApiKeySecret } from './enterprise/apiKeys.ts'
import type { AuditChanges, AuditHead } from './enterprise/audit.ts'
import type { JobState } from './enterprise/jobs.ts'
import type { ComplianceFile } from './enterprise/security.ts'
import type { WebhookDelivery, WebhookSecret } from './enterprise/webhooks.ts'
import type { BrandVersion } from './enterprise/whitelabel.ts'
import type { ArticleRating, ArticleViews } from './learning/docs.ts'
import type { TicketFile } from './learning/support.ts'
import type { ChatMessage, StoredSupportSettings, SupportPlan } from './learning/supportTerms.ts'
import type { GuideProgress, LearningCount } from './learning/tutorialTerms.ts'
import type { BinnedRecord } from './reports/bin.ts'
import type { ExportFile } from './reports/exports.ts'
import type { OutboxMessage } from './reports/outbox.ts'
import type { ShareVisit } from './reports/shares.ts'
import type { CommunityLike, ExpertFollow, TutorialStars } from './marketplace/community.ts'
import type { Purchase, TemplateDownload, TemplateInstallation, TemplateReview, TemplateSnapshot, TemplateTotals } from './marketplace/store.ts'
import type { SampleRows } from './sampleRows.ts'
import type { Preferences } from './session.ts'
import type { KeptNotification } from './shell/notifications.ts'
import type { StoredConnectionFile } from './setup/connections.ts'
import type { StoredContainerDraft } from './setup/containerDrafts.ts'
import type { StoredContainerVersion } from './setup/containerVersions.ts'
import type { ContainerUpload, DeployedTag, StoredContainerFile } from './setup/containers.ts'
import type { DeploymentApproval, TagWorkspace } from './setup/deployments.ts'
import type { ElementLabel, StoredAnalysis } from './setup/detected.ts'
import type { PagePicture, StoredPageCheck, StoredPageReport, VisitHour } from './setup/pageChecks.ts'
import type { StoredPlan } from './setup/plans.ts'
import type { SavedConfiguration } from './setup/properties.ts'
import type { VisionKey, VisionModel } from './setup/visionTerms.ts'

/** What one member chose, kept under the member's id. */
export interface MemberPreferences extends Preferences {
  id: string
  /** Slug of the project this member looks at. */
  project: string
}

/** Every kind of record and its row: those that the sample workspace begins with, and those that only work makes. */
export interface Collections extends Omit<SampleRows, 'notifications'> {
  notifications: KeptNotification
  preferences: MemberPreferences
  plans: StoredPlan
  pageChecks: StoredPageCheck
  pageReports: StoredPageReport
  pagePictures: PagePicture
  visitHours: VisitHour
  screenshotAnalyses: StoredAnalysis
  elementLabels: ElementLabel
  visionModels: VisionModel
  visionKeys: VisionKey
  connectionFiles: StoredConnectionFile
  containerFiles: StoredContainerFile
  containerVersions: StoredContainerVersion
  containerDrafts: StoredContainerDraft
  containerUploads: ContainerUpload
  deployedTags: DeployedTag
  deploymentApprovals: DeploymentApproval
  tagWorkspaces: TagWorkspace
  savedConfigurations: SavedConfiguration
  detectorSettings: StoredDetectorSettings
  eventArrivals: EventArrivals
  insightRuns: InsightRun
  trainingStates: TrainingState
  fittedScores: FittedScore
  performanceTests: PerformanceTest
  trackingChecks: TrackingCheck
  issueFixes: IssueFix
  queuedAlerts: QueuedAlert
  articleViews: ArticleViews
  articleRatings: ArticleRating
  guideProgress: GuideProgress
  learningCounts: LearningCount
  apiKeySecrets: ApiKeySecret
  apiHours: ApiHour
  webhookSecrets: WebhookSecret
  webhookDeliveries: WebhookDelivery
  invitationTokens: InvitationToken
  passwords: StoredPassword
  twoFactors: StoredTwoFactor
  emailChanges: EmailChange
  accountDeletions: AccountDeletion
  disconnectedIntegrations: DisconnectedIntegration
  purchases: Purchase
  templateReviews: TemplateReview
  templateDownloads: TemplateDownload
  templateTotals: TemplateTotals
  templateInstallations: TemplateInstallation
  templateSnapshots: TemplateSnapshot
  communityLikes: CommunityLike
  tutorialStars: TutorialStars
  expertFollows: ExpertFollow
  examAttempts: ExamAttempt
  learningOrders: LearningOrder
  ticketFiles: TicketFile
  supportPlans: SupportPlan
  supportSettings: StoredSupportSettings
  chatMessages: ChatMessage
  exportFiles: ExportFile
  outbox: OutboxMessage
  removedReports: BinnedRecord
  shareVisits: ShareVisit
  auditHeads: AuditHead
  auditChanges: AuditChanges
  complianceFiles: ComplianceFile
  brandVersions: BrandVersion
  jobStates: JobState
  workflowWork: WorkflowWork
  workflowHooks: WorkflowHook
  audienceMembers: AudienceMember
  digestStates: DigestState
  toldReleases: ToldRelease
  integrationAccess: IntegrationAccess
  triggerStates: StoredTriggerState
  alertStates: StoredAlertState
  alertGroups: AlertGroups
  detectorSeries: DetectorSeries
}
