import type * as account from './account/index.ts'
import type * as ai from './ai/index.ts'
import type * as analytics from './analytics/index.ts'
import type * as automation from './automation/index.ts'
import type * as enterprise from './enterprise/index.ts'
import type * as learning from './learning/index.ts'
import type * as marketplace from './marketplace/index.ts'
import type * as reports from './reports/index.ts'
import type * as setup from './setup/index.ts'
import type * as shell from './shell/index.ts'

/** Every collection of the product with the shape of its rows. */
export interface SampleRows {
  projects: shell.Project
  notifications: shell.AppNotification

  setupCards: setup.SetupCard
  detectedElements: setup.DetectedElement
  configuredEvents: setup.ConfiguredEvent
  containers: setup.TagContainer
  generatedTags: setup.GeneratedTag
  properties: setup.AnalyticsProperty
  connections: setup.DataConnection

  models: analytics.PredictiveModel
  anomalies: analytics.Anomaly
  anomalyCourses: analytics.AnomalyCourse
  reports: analytics.Report
  reportTemplates: analytics.ReportTemplate
  insights: analytics.AIInsight
  insightEvidence: analytics.InsightEvidence
  pageResources: analytics.PageResources
  performanceAlerts: analytics.PerformanceAlert
  funnel: analytics.KeptFunnelStep
  conversionGoals: analytics.StoredGoal

  recommendations: ai.Recommendation
  trainingJobs: ai.TrainingJob
  feedback: ai.FeedbackItem
  improvements: ai.ModelImprovement
  nlpJobs: ai.NlpJob
  nlpResults: ai.NlpResult

  workflows: automation.Workflow
  workflowDefinitions: automation.WorkflowDefinition
  workflowRuns: automation.WorkflowRun
  eventTriggers: automation.EventTrigger
  campaigns: automation.CampaignIntegration
  campaignCosts: automation.CampaignCost
  issues: automation.RemediationIssue
  issueRunbooks: automation.IssueRunbook
  alerts: automation.SmartAlert
  alertAddresses: automation.AlertAddress

  dashboards: reports.Dashboard
  widgetTypes: reports.WidgetType
  dataSets: reports.DataSet
  exports: reports.ExportRecord
  sharingOptions: reports.SharingOption
  shares: reports.SharedReport
  schedules: reports.ReportSchedule
  deliveries: reports.Delivery

  templates: marketplace.Template
  ownTemplates: marketplace.OwnTemplate
  draftTemplates: marketplace.DraftTemplate
  discussions: marketplace.Discussion
  discussionReplies: marketplace.DiscussionReply
  communityTutorials: marketplace.CommunityTutorial
  communityExperts: marketplace.CommunityExpert
  sales: marketplace.SalesLine
  payouts: marketplace.Payout
  paymentMethods: marketplace.PaymentMethod
  payoutSettings: marketplace.PayoutSettings
  versions: marketplace.Version
  branches: marketplace.Branch
  commits: marketplace.Commit

  clients: enterprise.WhiteLabelClient
  brandSettings: enterprise.BrandSettings
  whiteLabelFeatures: enterprise.WhiteLabelFeature
  apiKeys: enterprise.ApiKey
  endpoints: enterprise.Endpoint
  webhooks: enterprise.Webhook
  auditLog: enterprise.AuditEntry
  compliance: enterprise.ComplianceDocument
  securityPolicy: enterprise.SecurityPolicy
  securityFeatures: enterprise.SecurityFeature
  enterpriseMembers: enterprise.EnterpriseMember
  enterpriseRoles: enterprise.EnterpriseRole
  departments: enterprise.Department

  courses: learning.Course
  enrolments: learning.Enrolment
  certificates: learning.Certificate
  achievements: learning.Achievement
  categories: learning.DocumentationCategory
  articles: learning.HelpArticle
  updates: learning.Update
  videos: learning.VideoTutorial
  guides: learning.InteractiveGuide
  codeExamples: learning.CodeExample
  writtenGuides: learning.WrittenGuide
  tickets: learning.SupportTicket
  ticketComments: learning.TicketComment
  supportExperts: learning.SupportExpert
  consultations: learning.Consultation
  supportPackages: learning.SupportPackage

  subscriptions: account.Subscription
  billingPlans: account.BillingPlan
  invoices: account.Invoice
  profiles: account.StoredProfile
  notificationPreferences: account.StoredNotificationPreferences
  accountMembers: account.AccountMember
  invitations: account.Invitation
  integrations: account.Integration
  availableIntegrations: account.AvailableIntegration
}

/** The rows that the sample workspace begins with. */
export type Sample = { readonly [C in keyof SampleRows]: readonly SampleRows[C][] }
