import type { Item } from '../../gtm/context.ts'
import { at } from '../../gtm/finding.ts'
import { parameterText } from '../../gtm/parameters.ts'
import { isObj, listOf, quote } from '../../gtm/values.ts'
import { tagTypesWith } from '../../tagTypes/index.ts'
import { saidList } from '../../sentences/list.ts'
import { say } from '../../sentences/say.ts'
import type { Audit, AuditRule, Fault } from '../types.ts'
import { activeTags, isGoogleTag } from '../read.ts'
import { sources } from '../sources.ts'
import { setsDefault } from './consent.ts'

const settingsOf = (item: Item): Readonly<Record<string, unknown>> => (isObj(item.value.consentSettings) ? item.value.consentSettings : {})

function* open(audit: Audit): Generator<Fault> {
  if (!audit.web) return
  for (const item of activeTags(audit)) {
    if (isGoogleTag(item) || setsDefault(audit, item)) continue
    // A tag without the field was saved before there were consent settings: nothing is asked of it either.
    const status = settingsOf(item).consentStatus ?? 'NOT_SET'
    if (status === 'NOT_SET')
      yield {
        item,
        message: say('audit.consentGate.notSet', { tag: quote(item.name) }),
      }
  }
}

/** Consent that a tag needs beside the storage of its cookies, because it sends data about the person. */
const aboutPersons = (item: Item): boolean =>
  item.type === 'awud' || parameterText(item, 'enableEnhancedConversion') === 'true' || parameterText(item, 'enhancedUserData') === 'true'

/** Google's tags that set cookies for advertising. */
const aboutAdvertising = tagTypesWith(({ checksConsent, consent }) => checksConsent === true && consent?.includes('ad_storage') === true)

function* wrong(audit: Audit): Generator<Fault> {
  for (const item of activeTags(audit, ...aboutAdvertising)) {
    const { consentStatus, consentType } = settingsOf(item)
    if (consentStatus !== 'NEEDED') continue
    const asked = new Set(listOf(isObj(consentType) ? consentType.list : undefined).map((entry) => (isObj(entry) ? entry.value : undefined)))
    const gone = ['ad_storage', ...(aboutPersons(item) ? ['ad_user_data'] : [])].filter((type) => !asked.has(type))
    if (gone.length > 0)
      yield {
        item,
        place: at(item.place, 'consentSettings'),
        message: say('audit.consentGate.adTypesMissing', { tag: quote(item.name), types: saidList(gone) }),
      }
  }
}

export const consentGateRules: readonly AuditRule[] = [
  { id: 'A51', name: 'consent-not-set', area: 'consent', severity: 'warning', source: sources.consent, check: open },
  { id: 'A53', name: 'consent-wrong-type', area: 'consent', severity: 'warning', source: sources.consent, check: wrong },
]
