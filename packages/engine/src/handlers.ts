import { apiKeys } from './account/apiKeys.ts'
import { billing } from './account/billing.ts'
import { integrations, testConnection } from './account/integrations.ts'
import { members } from './account/members.ts'
import { departments, roles } from './account/roles.ts'
import { settings, settingsProofs } from './account/settings.ts'
import { sentTest } from './account/webhookDelivery.ts'
import { webhooks } from './account/webhooks.ts'
import { feedback } from './ai/feedback.ts'
import { nlp } from './ai/nlp.ts'
import { recommendations } from './ai/recommendations.ts'
import { training } from './ai/training.ts'
import { anomalies } from './analytics/anomalies.ts'
import { conversions } from './analytics/conversions.ts'
import { insights } from './analytics/insights.ts'
import { models } from './analytics/models.ts'
import { performance } from './analytics/performance.ts'
import { realtime } from './analytics/realtime.ts'
import { reports } from './analytics/reports.ts'
import { traffic } from './analytics/traffic.ts'
import { alerts } from './automation/alerts.ts'
import { audiences } from './automation/audiences.ts'
import { campaigns } from './automation/campaigns.ts'
import { issues } from './automation/issues.ts'
import { eventTriggers } from './automation/triggers.ts'
import { workflows } from './automation/workflows.ts'
import { counted } from './figures/counted.ts'
import { dueOfJob, jobHandlers } from './jobs/handlers.ts'
import type { ActHandlers, PreparationHandlers, ReadHandlers } from './handlerTypes.ts'
import { dashboard } from './dashboard/dashboard.ts'
import { auditLog } from './enterprise/auditLog.ts'
import { branding } from './enterprise/branding.ts'
import { clients } from './enterprise/clients.ts'
import { compliance } from './enterprise/compliance.ts'
import { security } from './enterprise/security.ts'
import { whiteLabel } from './enterprise/whitelabel.ts'
import { consultations } from './learning/consultations.ts'
import { courses } from './learning/courses.ts'
import { docs } from './learning/docs.ts'
import { support } from './learning/support.ts'
import { supportChat } from './learning/supportChat.ts'
import { supportPackages } from './learning/supportPackages.ts'
import { tickets } from './learning/tickets.ts'
import { tutorials } from './learning/tutorials.ts'
import { dashboards } from './reports/dashboards.ts'
import { exports } from './reports/exports.ts'
import { schedules } from './reports/schedules.ts'
import { shareProofs, shares } from './reports/shares.ts'
import { community } from './marketplace/community.ts'
import { templates } from './marketplace/mine.ts'
import { revenue } from './marketplace/revenue.ts'
import { store } from './marketplace/store.ts'
import { versions } from './marketplace/versions.ts'
import { connections } from './setup/connections.ts'
import { containers } from './setup/containers.ts'
import { events } from './setup/events.ts'
import { pageChecks } from './setup/pageChecks.ts'
import { planGoals, plans } from './setup/plans.ts'
import { progress } from './setup/progress.ts'
import { trackingCode } from './setup/trackingCode.ts'
import { properties } from './setup/properties.ts'
import { proveDraft } from './setup/drafts.ts'
import { readPublishedContainer } from './setup/published.ts'
import { checkRecording } from './setup/recordings.ts'
import { readPage } from './setup/readPage.ts'
import { lookAtScreenshot, screenshots } from './setup/screenshots.ts'
import { compareVision } from './setup/vision/compareVision.ts'
import { testVision } from './setup/vision/askModel.ts'
import { vision } from './setup/vision/visionModels.ts'
import { notifications } from './shell/notifications.ts'
import { projects } from './shell/projects.ts'
import { records } from './shell/records.ts'
import { session } from './shell/session.ts'

const all = {
  ...session,
  ...projects,
  ...records,
  ...notifications,
  ...dashboard,
  ...progress,
  ...trackingCode,
  ...plans,
  ...screenshots,
  ...vision,
  ...connections,
  ...events,
  ...pageChecks,
  ...containers,
  ...properties,
  ...anomalies,
  ...models,
  ...reports,
  ...conversions,
  ...recommendations,
  ...training,
  ...feedback,
  ...nlp,
  ...insights,
  ...performance,
  ...realtime,
  ...traffic,
  ...counted,
  ...workflows,
  ...audiences,
  ...eventTriggers,
  ...campaigns,
  ...issues,
  ...alerts,
  ...dashboards,
  ...exports,
  ...shares,
  ...schedules,
  ...docs,
  ...tutorials,
  ...courses,
  ...support,
  ...tickets,
  ...consultations,
  ...supportPackages,
  ...supportChat,
  ...store,
  ...templates,
  ...community,
  ...revenue,
  ...versions,
  ...apiKeys,
  ...webhooks,
  ...members,
  ...roles,
  ...departments,
  ...settings,
  ...billing,
  ...integrations,
  ...security,
  ...auditLog,
  ...compliance,
  ...branding,
  ...whiteLabel,
  ...clients,
  ...jobHandlers,
}

/** One handler for each read and act of the door; a name without one does not compile. */
export const readHandlers: ReadHandlers = all
export const actHandlers: ActHandlers = all
export const preparationHandlers: PreparationHandlers = {
  'plans.generate': planGoals,
  'screenshots.analyze': lookAtScreenshot,
  'screenshots.readPage': readPage,
  'containers.readPublished': readPublishedContainer,
  'containers.propose': proveDraft,
  'events.checkRecording': checkRecording,
  'screenshots.compare': compareVision,
  'vision.test': testVision,
  'integrations.connect': testConnection,
  'webhooks.test': (context, { id }) => sentTest(context, id),
  'jobs.run': dueOfJob,
  ...settingsProofs,
  ...shareProofs,
}
