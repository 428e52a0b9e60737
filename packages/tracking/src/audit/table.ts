import { adsRules } from './rules/ads.ts'
import { conditionRules } from './rules/conditions.ts'
import { consentRules } from './rules/consent.ts'
import { consentGateRules } from './rules/consentGate.ts'
import { duplicateRules } from './rules/duplicates.ts'
import { ga4DestinationRules } from './rules/ga4Destinations.ts'
import { ga4NameRules } from './rules/ga4Names.ts'
import { ga4ParameterRules } from './rules/ga4Parameters.ts'
import { htmlRules } from './rules/html.ts'
import { legacyRules } from './rules/legacy.ts'
import { namingRules } from './rules/naming.ts'
import { pageViewRules } from './rules/pageViews.ts'
import { privacyRules } from './rules/privacy.ts'
import { secretRules } from './rules/secrets.ts'
import { serverRules } from './rules/server.ts'
import { stateRules } from './rules/states.ts'
import { referenceRules } from './rules/references.ts'
import { sequenceRules } from './rules/sequences.ts'
import { templateRules } from './rules/templates.ts'
import { triggerRules } from './rules/triggers.ts'
import { unusedRules } from './rules/unused.ts'
import { weightRules } from './rules/weight.ts'
import type { AuditRule } from './types.ts'

/** Every rule of the audit, by id. Ids are never given out again; the first 67 are those of the facts page. */
export const auditRules: readonly AuditRule[] = [
  referenceRules,
  sequenceRules,
  unusedRules,
  stateRules,
  duplicateRules,
  namingRules,
  ga4DestinationRules,
  ga4NameRules,
  ga4ParameterRules,
  pageViewRules,
  legacyRules,
  consentRules,
  consentGateRules,
  privacyRules,
  secretRules,
  htmlRules,
  templateRules,
  weightRules,
  conditionRules,
  triggerRules,
  adsRules,
  serverRules,
]
  .flat()
  .sort((one, other) => (one.id < other.id ? -1 : 1))
