import type { Block } from '@tagmason/domain'
import { authenticateWithAnApiKey } from './authenticate-with-an-api-key.ts'
import { buildYourFirstDashboard } from './build-your-first-dashboard.ts'
import { chooseKeyEvents } from './choose-key-events.ts'
import { comparePeriodsFairly } from './compare-periods-fairly.ts'
import { consentModeInTenMinutes } from './consent-mode-in-ten-minutes.ts'
import { customDimensionsThatEarnTheirPlace } from './custom-dimensions-that-earn-their-place.ts'
import { eCommerceEventsWithoutGaps } from './e-commerce-events-without-gaps.ts'
import { holdTagsBackUntilPeopleAgree } from './hold-tags-back-until-people-agree.ts'
import { howLongDataIsKept } from './how-long-data-is-kept.ts'
import { importTheContainer } from './import-the-container.ts'
import { installTheSnippets } from './install-the-snippets.ts'
import { keepPersonalDataOut } from './keep-personal-data-out.ts'
import { lookIntoAnAnomaly } from './look-into-an-anomaly.ts'
import { nameEventsSoThatReportsStayReadable } from './name-events-so-that-reports-stay-readable.ts'
import { planAndValidateFromATerminal } from './plan-and-validate-from-a-terminal.ts'
import { proveAChangeBeforeItGoesLive } from './prove-a-change-before-it-goes-live.ts'
import { readAContainerExport } from './read-a-container-export.ts'
import { readAFunnel } from './read-a-funnel.ts'
import { readAMeasurementPlan } from './read-a-measurement-plan.ts'
import { sendEventsFromAServer } from './send-events-from-a-server.ts'
import { shareWithoutGivingEverythingAway } from './share-without-giving-everything-away.ts'
import { singlePageAppsAndPageViews } from './single-page-apps-and-page-views.ts'
import { testBeforeYouPublish } from './test-before-you-publish.ts'
import { testWhatFiresInYourPipeline } from './test-what-fires-in-your-pipeline.ts'
import { theDataLayerFromPageToTag } from './the-data-layer-from-page-to-tag.ts'
import { triggersThatFireOnce } from './triggers-that-fire-once.ts'
import { typedEventsInSitesAndServers } from './typed-events-in-sites-and-servers.ts'
import { useTagmasonAsALibrary } from './use-tagmason-as-a-library.ts'
import { validateContainersInYourPipeline } from './validate-containers-in-your-pipeline.ts'
import { verifyWebhookSignatures } from './verify-webhook-signatures.ts'
import { versionsAndDeprecations } from './versions-and-deprecations.ts'
import { whatTagmasonChanges } from './what-tagmason-changes.ts'
import { whyTwoReportsShowDifferentNumbers } from './why-two-reports-show-different-numbers.ts'
import { workWithAnAssistantOverMcp } from './work-with-an-assistant-over-mcp.ts'
import { writeGoalsThatCanBeMeasured } from './write-goals-that-can-be-measured.ts'

/** Every article of the documentation, by id. All are written in English. */
export const articleTexts: Readonly<Record<string, readonly Block[]>> = {
  'work-with-an-assistant-over-mcp': workWithAnAssistantOverMcp,
  'write-goals-that-can-be-measured': writeGoalsThatCanBeMeasured,
  'install-the-snippets': installTheSnippets,
  'import-the-container': importTheContainer,
  'read-a-measurement-plan': readAMeasurementPlan,
  'what-tagmason-changes': whatTagmasonChanges,
  'name-events-so-that-reports-stay-readable': nameEventsSoThatReportsStayReadable,
  'the-data-layer-from-page-to-tag': theDataLayerFromPageToTag,
  'e-commerce-events-without-gaps': eCommerceEventsWithoutGaps,
  'triggers-that-fire-once': triggersThatFireOnce,
  'choose-key-events': chooseKeyEvents,
  'custom-dimensions-that-earn-their-place': customDimensionsThatEarnTheirPlace,
  'single-page-apps-and-page-views': singlePageAppsAndPageViews,
  'test-before-you-publish': testBeforeYouPublish,
  'consent-mode-in-ten-minutes': consentModeInTenMinutes,
  'keep-personal-data-out': keepPersonalDataOut,
  'hold-tags-back-until-people-agree': holdTagsBackUntilPeopleAgree,
  'how-long-data-is-kept': howLongDataIsKept,
  'build-your-first-dashboard': buildYourFirstDashboard,
  'read-a-funnel': readAFunnel,
  'share-without-giving-everything-away': shareWithoutGivingEverythingAway,
  'compare-periods-fairly': comparePeriodsFairly,
  'why-two-reports-show-different-numbers': whyTwoReportsShowDifferentNumbers,
  'look-into-an-anomaly': lookIntoAnAnomaly,
  'authenticate-with-an-api-key': authenticateWithAnApiKey,
  'verify-webhook-signatures': verifyWebhookSignatures,
  'typed-events-in-sites-and-servers': typedEventsInSitesAndServers,
  'versions-and-deprecations': versionsAndDeprecations,
  'use-tagmason-as-a-library': useTagmasonAsALibrary,
  'validate-containers-in-your-pipeline': validateContainersInYourPipeline,
  'test-what-fires-in-your-pipeline': testWhatFiresInYourPipeline,
  'prove-a-change-before-it-goes-live': proveAChangeBeforeItGoesLive,
  'plan-and-validate-from-a-terminal': planAndValidateFromATerminal,
  'send-events-from-a-server': sendEventsFromAServer,
  'read-a-container-export': readAContainerExport,
}
