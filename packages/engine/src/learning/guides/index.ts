import type { Block } from '@tagmason/domain'
import { attributionExplained } from './attribution-explained.ts'
import { consentModeStepByStep } from './consent-mode-step-by-step.ts'
import { dashboardsThatAreRead } from './dashboards-that-are-read.ts'
import { dataLayerForDevelopers } from './data-layer-for-developers.ts'
import { eCommerceEventsReference } from './e-commerce-events-reference.ts'
import { measurementPlanWorkbook } from './measurement-plan-workbook.ts'
import { migrateToGa4 } from './migrate-to-ga4.ts'
import { namingGuide } from './naming-guide.ts'
import { reviewingAContainer } from './reviewing-a-container.ts'
import { securityChecklist } from './security-checklist.ts'
import { serverSideTaggingCostAndGain } from './server-side-tagging-cost-and-gain.ts'
import { whyFiguresDiffer } from './why-figures-differ.ts'

/** Every written guide, by id. All are written in English. */
export const guideTexts: Readonly<Record<string, readonly Block[]>> = {
  'measurement-plan-workbook': measurementPlanWorkbook,
  'naming-guide': namingGuide,
  'consent-mode-step-by-step': consentModeStepByStep,
  'e-commerce-events-reference': eCommerceEventsReference,
  'why-figures-differ': whyFiguresDiffer,
  'migrate-to-ga4': migrateToGa4,
  'reviewing-a-container': reviewingAContainer,
  'server-side-tagging-cost-and-gain': serverSideTaggingCostAndGain,
  'data-layer-for-developers': dataLayerForDevelopers,
  'attribution-explained': attributionExplained,
  'dashboards-that-are-read': dashboardsThatAreRead,
  'security-checklist': securityChecklist,
}
