import { say } from '../sentences/say.ts'
import type { Context, Item } from './context.ts'
import { consentStatuses, meantSpelling } from './enums.ts'
import { at, type Place } from './finding.ts'
import { isObj, kindOf, quote } from './values.ts'

const checkStatus = (context: Context, status: unknown, place: Place, item: Item): void => {
  if (typeof status === 'string' && consentStatuses.has(status)) return
  const meant = typeof status === 'string' ? meantSpelling(status, consentStatuses) : undefined
  const said = typeof status === 'string' ? quote(status) : kindOf(status)
  const advice = meant === undefined ? say('gtm.consent.writeStatus') : say('gtm.write', { meant })
  context.report('E052', at(place, 'consentStatus'), say('gtm.consent.statusInvalid', { found: said, advice }), item)
}

const checkTypes = (context: Context, types: unknown, place: Place, item: Item): void => {
  if (!isObj(types) || types.type !== 'LIST' || !Array.isArray(types.list)) {
    context.report('E053', place, say('gtm.consent.typesNoList'), item)
    return
  }
  for (const [index, entry] of types.list.entries()) {
    const own = at(at(place, 'list'), index)
    if (!isObj(entry) || entry.type !== 'TEMPLATE' || typeof entry.value !== 'string' || entry.value === '')
      context.report('E053', own, say('gtm.consent.typeNoTemplate'), item)
    else if (entry.key !== undefined) context.report('E053', own, say('gtm.consent.typeWithKey'), item)
  }
}

/** The consentSettings of a tag. */
export const checkConsent = (context: Context, item: Item): void => {
  const settings = item.value.consentSettings
  if (settings === undefined) return
  const place = at(item.place, 'consentSettings')
  if (!isObj(settings)) {
    context.report('E052', place, say('gtm.consent.noObject', { found: kindOf(settings) }), item)
    return
  }
  checkStatus(context, settings.consentStatus, place, item)
  const { consentStatus, consentType } = settings
  if (consentType !== undefined) {
    checkTypes(context, consentType, at(place, 'consentType'), item)
    if (consentStatus === 'NOT_SET' || consentStatus === 'NOT_NEEDED')
      context.report('E053', at(place, 'consentType'), say('gtm.consent.typesNotAllowed', { status: consentStatus }), item)
  } else if (consentStatus === 'NEEDED') {
    context.report('E053', place, say('gtm.consent.typesMissing'), item)
  }
}
