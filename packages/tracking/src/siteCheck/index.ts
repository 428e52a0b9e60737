export type { SiteBrowser, SiteContextOptions } from './browser.ts'
export { checkSite } from './checkSite.ts'
export { hostsOfTags } from './hostsOfTags.ts'
export { type LabCheck, labRun } from './labRun.ts'
export { journeySchema, type JourneyStep, readJourney } from './journey.ts'
export {
  consentStates,
  type ConsentState,
  type PageTiming,
  type SiteCheck,
  type SiteFinding,
  type SitePicture,
  type SiteProblem,
  type SiteReport,
  type SiteVisit,
} from './types.ts'
export type { Pace } from './pace.ts'
export { siteCounts, siteEntries, siteHeadline } from './words.ts'
