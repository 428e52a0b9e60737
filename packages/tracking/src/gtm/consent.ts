import { say } from '../sentences/say.ts'
import type { Context, Item } from './context.ts'
import { consentStatuses, meantSpelling } from './enums.ts'
import { at, type Place } from './finding.ts'
import { isObj, kindOf, quote } from './values.ts'

const checkStatus = (context: Context, status: unknown, place: Place, item: Item): void => {
  if (typeof status === 'string' && consentStatuses.has(status)) return
  const meant = typeof status === 'string' ? meantSpelling(status, consentStatuses) : undefined
  const said = typeof status === 'string' ? quote(status) : kindOf(status)
  const advice = meant === undefined ? say`write NOT_SET, NOT_NEEDED or NEEDED` : say`write ${meant}`
  context.report('E052', at(place, 'consentStatus'), say`consentStatus is ${said}, which the import refuses: ${advice}.`, item)
}

const checkTypes = (context: Context, types: unknown, place: Place, item: Item): void => {
  if (!isObj(types) || types.type !== 'LIST' || !Array.isArray(types.list)) {
    context.report(
      'E053',
      place,
      say`consentType is no LIST parameter with a list of consent types, so the import refuses it: write {"type": "LIST", "list": […]}.`,
      item,
    )
    return
  }
  for (const [index, entry] of types.list.entries()) {
    const own = at(at(place, 'list'), index)
    if (!isObj(entry) || entry.type !== 'TEMPLATE' || typeof entry.value !== 'string' || entry.value === '')
      context.report(
        'E053',
        own,
        say`This consent type is no TEMPLATE parameter with a text, so write it such as {"type": "TEMPLATE", "value": "ad_storage"}.`,
        item,
      )
    else if (entry.key !== undefined)
      context.report('E053', own, say`This consent type has a key, but the entries of this list have none: remove the key.`, item)
  }
}

/** The consentSettings of a tag. */
export const checkConsent = (context: Context, item: Item): void => {
  const settings = item.value.consentSettings
  if (settings === undefined) return
  const place = at(item.place, 'consentSettings')
  if (!isObj(settings)) {
    context.report('E052', place, say`consentSettings is ${kindOf(settings)} where an object with consentStatus belongs, so correct it.`, item)
    return
  }
  checkStatus(context, settings.consentStatus, place, item)
  const { consentStatus, consentType } = settings
  if (consentType !== undefined) {
    checkTypes(context, consentType, at(place, 'consentType'), item)
    if (consentStatus === 'NOT_SET' || consentStatus === 'NOT_NEEDED')
      context.report(
        'E053',
        at(place, 'consentType'),
        say`consentType is only allowed with NEEDED and the status is ${consentStatus}, so change one of the two.`,
        item,
      )
  } else if (consentStatus === 'NEEDED') {
    context.report('E053', place, say`The tag needs consent but names no consent type, so nothing can be checked: list the types in consentType.`, item)
  }
}
