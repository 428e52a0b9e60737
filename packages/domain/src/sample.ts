import { accountMembersSample, invitationsSample } from './account/team.sample.ts'
import { availableIntegrationsSample, integrationsSample } from './account/integrations.sample.ts'
import { invoicesSample, plansSample, subscriptionsSample } from './account/billing.sample.ts'
import { notificationPreferencesSample, profilesSample } from './account/settings.sample.ts'
import { feedbackSample, improvementsSample } from './ai/feedback.sample.ts'
import { nlpJobsSample, nlpResultsSample } from './ai/nlp.sample.ts'
import { recommendationsSample } from './ai/recommendations.sample.ts'
import { trainingJobsSample } from './ai/training.sample.ts'
import { anomaliesSample } from './analytics/anomalies.sample.ts'
import { anomalyCoursesSample } from './analytics/anomalyCourses.sample.ts'
import { conversionGoalsSample, funnelSample } from './analytics/conversions.sample.ts'
import { insightEvidenceSample } from './analytics/insightEvidence.sample.ts'
import { insightsSample } from './analytics/insights.sample.ts'
import { modelsSample } from './analytics/models.sample.ts'
import { pageResourcesSample } from './analytics/pageResources.sample.ts'
import { performanceAlertsSample } from './analytics/performance.sample.ts'
import { reportsSample, reportTemplatesSample } from './analytics/reports.sample.ts'
import { alertAddressesSample, alertsSample } from './automation/alerts.sample.ts'
import { campaignCostsSample } from './automation/campaignCosts.sample.ts'
import { campaignsSample } from './automation/campaigns.sample.ts'
import { issueRunbooksSample, issuesSample } from './automation/issues.sample.ts'
import { eventTriggersSample } from './automation/triggers.sample.ts'
import { workflowDefinitionsSample } from './automation/workflowDefinitions.sample.ts'
import { workflowRunsSample } from './automation/workflowRuns.sample.ts'
import { workflowsSample } from './automation/workflows.sample.ts'
import { apiKeysSample, endpointsSample } from './enterprise/apiKeys.sample.ts'
import { departmentsSample, enterpriseMembersSample, enterpriseRolesSample } from './enterprise/members.sample.ts'
import { auditLogSample, complianceSample, securityFeaturesSample, securityPolicySample } from './enterprise/security.sample.ts'
import { webhooksSample } from './enterprise/webhooks.sample.ts'
import { brandSettingsSample, clientsSample, whiteLabelFeaturesSample } from './enterprise/whitelabel.sample.ts'
import { articlesSample, categoriesSample, updatesSample } from './learning/articles.sample.ts'
import { achievementsSample, certificatesSample, coursesSample, enrolmentsSample } from './learning/courses.sample.ts'
import { codeExamplesSample, guidesSample, writtenGuidesSample } from './learning/guides.sample.ts'
import { consultationsSample, supportExpertsSample, supportPackagesSample, ticketCommentsSample, ticketsSample } from './learning/support.sample.ts'
import { videosSample } from './learning/videos.sample.ts'
import { communityExpertsSample, communityTutorialsSample, discussionRepliesSample, discussionsSample } from './marketplace/community.sample.ts'
import { paymentMethodsSample, payoutSettingsSample, payoutsSample, salesSample } from './marketplace/revenue.sample.ts'
import { draftTemplatesSample, ownTemplatesSample, templatesSample } from './marketplace/templates.sample.ts'
import { branchesSample, commitsSample, versionsSample } from './marketplace/versions.sample.ts'
import { dashboardsSample, widgetTypesSample } from './reports/dashboards.sample.ts'
import { deliveriesSample } from './reports/deliveries.sample.ts'
import { dataSetsSample, exportsSample } from './reports/exports.sample.ts'
import { schedulesSample } from './reports/schedules.sample.ts'
import { sharesSample, sharingOptionsSample } from './reports/shares.sample.ts'
import { setupCardsSample } from './setup/cards.sample.ts'
import { connectionsSample } from './setup/connections.sample.ts'
import { containersSample, generatedTagsSample } from './setup/containers.sample.ts'
import { detectedElementsSample } from './setup/detected.sample.ts'
import { configuredEventsSample } from './setup/events.sample.ts'
import { propertiesSample } from './setup/properties.sample.ts'
import { notificationsSample } from './shell/notifications.sample.ts'
import { projectsSample } from './shell/projects.sample.ts'
import type { Sample } from './sampleRows.ts'

/** The sample workspace on its first day: every row, by collection. Settings of which there is one are collections of one row. */
export const sample: Sample = {
  projects: projectsSample,
  notifications: notificationsSample,

  setupCards: setupCardsSample,
  detectedElements: detectedElementsSample,
  configuredEvents: configuredEventsSample,
  containers: containersSample,
  generatedTags: generatedTagsSample,
  properties: propertiesSample,
  connections: connectionsSample,

  models: modelsSample,
  anomalies: anomaliesSample,
  anomalyCourses: anomalyCoursesSample,
  reports: reportsSample,
  reportTemplates: reportTemplatesSample,
  insights: insightsSample,
  insightEvidence: insightEvidenceSample,
  pageResources: pageResourcesSample,
  performanceAlerts: performanceAlertsSample,
  funnel: funnelSample,
  conversionGoals: conversionGoalsSample,

  recommendations: recommendationsSample,
  trainingJobs: trainingJobsSample,
  feedback: feedbackSample,
  improvements: improvementsSample,
  nlpJobs: nlpJobsSample,
  nlpResults: nlpResultsSample,

  workflows: workflowsSample,
  workflowDefinitions: workflowDefinitionsSample,
  workflowRuns: workflowRunsSample,
  eventTriggers: eventTriggersSample,
  campaigns: campaignsSample,
  campaignCosts: campaignCostsSample,
  issues: issuesSample,
  issueRunbooks: issueRunbooksSample,
  alerts: alertsSample,
  alertAddresses: alertAddressesSample,

  dashboards: dashboardsSample,
  widgetTypes: widgetTypesSample,
  dataSets: dataSetsSample,
  exports: exportsSample,
  sharingOptions: sharingOptionsSample,
  shares: sharesSample,
  schedules: schedulesSample,
  deliveries: deliveriesSample,

  templates: templatesSample,
  ownTemplates: ownTemplatesSample,
  draftTemplates: draftTemplatesSample,
  discussions: discussionsSample,
  discussionReplies: discussionRepliesSample,
  communityTutorials: communityTutorialsSample,
  communityExperts: communityExpertsSample,
  sales: salesSample,
  payouts: payoutsSample,
  paymentMethods: paymentMethodsSample,
  payoutSettings: payoutSettingsSample,
  versions: versionsSample,
  branches: branchesSample,
  commits: commitsSample,

  clients: clientsSample,
  brandSettings: brandSettingsSample,
  whiteLabelFeatures: whiteLabelFeaturesSample,
  apiKeys: apiKeysSample,
  endpoints: endpointsSample,
  webhooks: webhooksSample,
  auditLog: auditLogSample,
  compliance: complianceSample,
  securityPolicy: securityPolicySample,
  securityFeatures: securityFeaturesSample,
  enterpriseMembers: enterpriseMembersSample,
  enterpriseRoles: enterpriseRolesSample,
  departments: departmentsSample,

  courses: coursesSample,
  enrolments: enrolmentsSample,
  certificates: certificatesSample,
  achievements: achievementsSample,
  categories: categoriesSample,
  articles: articlesSample,
  updates: updatesSample,
  videos: videosSample,
  guides: guidesSample,
  codeExamples: codeExamplesSample,
  writtenGuides: writtenGuidesSample,
  tickets: ticketsSample,
  ticketComments: ticketCommentsSample,
  supportExperts: supportExpertsSample,
  consultations: consultationsSample,
  supportPackages: supportPackagesSample,

  subscriptions: subscriptionsSample,
  billingPlans: plansSample,
  invoices: invoicesSample,
  profiles: profilesSample,
  notificationPreferences: notificationPreferencesSample,
  accountMembers: accountMembersSample,
  invitations: invitationsSample,
  integrations: integrationsSample,
  availableIntegrations: availableIntegrationsSample,
}
