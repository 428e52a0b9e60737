import type { ConsentSettings } from '../gtm/index.ts'
import { consentTemplate, consentTypes } from './consentTemplate.ts'
import { builtInTriggers } from './ids.ts'
import { template } from './shapes.ts'
import type { TagDraft } from './tagDraft.ts'

/** Google's tags look at the consent state themselves and send cookieless pings while it is denied; a gate in front would stop those too. */
export const googleTagConsent: ConsentSettings = { consentStatus: 'NOT_SET' }

export const consentDefaultName = 'Consent - Default denied'

/** Sets the default before anything but Consent Initialization itself happens. It needs no consent itself: it is what asks for it to be respected. */
export const consentDefaultTag: TagDraft = {
  name: consentDefaultName,
  type: consentTemplate,
  parameter: [...consentTypes.map((type) => template(type, 'denied')), template('wait_for_update', '500')],
  trigger: builtInTriggers.consentInitialization,
  firing: 'ONCE_PER_LOAD',
  consent: { consentStatus: 'NOT_NEEDED' },
}
