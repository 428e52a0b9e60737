import { type ComponentType, lazy } from 'react'
import type { Path } from './routes.ts'

const screen = <M>(load: () => Promise<M>, name: keyof M) => lazy(() => load().then((module) => ({ default: module[name] as ComponentType })))

/** The screen at each path, loaded when somebody goes there. */
export const screens: Partial<Record<Path, ComponentType>> = {
  '/': screen(() => import('./dashboard/Dashboard.tsx'), 'Dashboard'),
  '/setup': screen(() => import('./setup/SetupHub.tsx'), 'SetupHub'),
  '/setup/natural-language': screen(() => import('./setup/NaturalLanguage.tsx'), 'NaturalLanguage'),
  '/setup/screenshot': screen(() => import('./setup/screenshot/Screenshot.tsx'), 'Screenshot'),
  '/setup/events': screen(() => import('./setup/events/Events.tsx'), 'Events'),
  '/setup/gtm': screen(() => import('./setup/gtm/Gtm.tsx'), 'Gtm'),
  '/setup/ga4': screen(() => import('./setup/ga4/Ga4.tsx'), 'Ga4'),
  '/setup/connections': screen(() => import('./setup/connections/Connections.tsx'), 'Connections'),
  '/analytics/realtime': screen(() => import('./analytics/realtime/Realtime.tsx'), 'Realtime'),
  '/analytics/predictive': screen(() => import('./analytics/predictive/PredictiveModels.tsx'), 'PredictiveModels'),
  '/analytics/anomalies': screen(() => import('./analytics/anomalies/Anomalies.tsx'), 'Anomalies'),
  '/analytics/reports': screen(() => import('./analytics/reports/CustomReports.tsx'), 'CustomReports'),
  '/analytics/insights': screen(() => import('./analytics/insights/Insights.tsx'), 'Insights'),
  '/analytics/performance': screen(() => import('./analytics/performance/Performance.tsx'), 'Performance'),
  '/analytics/conversions': screen(() => import('./analytics/conversions/ConversionTracking.tsx'), 'ConversionTracking'),
  '/ai/recommendations': screen(() => import('./ai/recommendations/Recommendations.tsx'), 'Recommendations'),
  '/ai/training': screen(() => import('./ai/training/Training.tsx'), 'Training'),
  '/ai/feedback': screen(() => import('./ai/feedback/Feedback.tsx'), 'Feedback'),
  '/ai/nlp': screen(() => import('./ai/nlp/Nlp.tsx'), 'Nlp'),
  '/automation/workflows': screen(() => import('./automation/workflows/Workflows.tsx'), 'Workflows'),
  '/automation/triggers': screen(() => import('./automation/triggers/Triggers.tsx'), 'Triggers'),
  '/automation/campaigns': screen(() => import('./automation/campaigns/Campaigns.tsx'), 'Campaigns'),
  '/automation/remediation': screen(() => import('./automation/remediation/Remediation.tsx'), 'Remediation'),
  '/automation/alerts': screen(() => import('./automation/alerts/Alerts.tsx'), 'Alerts'),
  '/learning/docs': screen(() => import('./learning/docs/Documentation.tsx'), 'Documentation'),
  '/learning/tutorials': screen(() => import('./learning/tutorials/Tutorials.tsx'), 'Tutorials'),
  '/learning/help': screen(() => import('./learning/help/HelpCentre.tsx'), 'HelpCentre'),
}
