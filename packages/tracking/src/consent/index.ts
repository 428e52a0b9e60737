export { type ConsentOptions, proveConsent } from './prove.ts'
export {
  consentOrders,
  type ConsentOrder,
  type ConsentProof,
  type ConsentScenario,
  type ConsentVerdict,
  type PredictedHit,
  type TagConsentProof,
} from './types.ts'
export { consentEntries, consentHeadline } from './words.ts'
