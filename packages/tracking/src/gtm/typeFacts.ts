import { tagTypes, tagTypesWith } from '../tagTypes/index.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

export const webTags: ReadonlySet<string> = new Set(tagTypesWith(({ runsIn }) => runsIn === 'WEB'))
export const serverTags: ReadonlySet<string> = new Set(tagTypesWith(({ runsIn }) => runsIn === 'SERVER'))

/** Variables that read the page or the data layer: a server has neither. */
export const webVariables = words('v jsm j aev d vis gas gtcs gtes')
export const serverVariables = words('ed rh qp sgtmk vr cn')
const bothVariables = words('c k u f smm remm awec uv e r ctv dbg cid hid ev')

export const webTriggers = words(
  'DOM_READY WINDOW_LOADED INIT CONSENT_INIT CLICK LINK_CLICK FORM_SUBMISSION JS_ERROR HISTORY_CHANGE TIMER YOU_TUBE_VIDEO SCROLL_DEPTH ELEMENT_VISIBILITY',
)
export const serverTriggers = words('ALWAYS SERVER_PAGEVIEW')

const knownClients = words('gaaw_client ua_client gtm_client')
const knownTransformations = words('tf_augment_event tf_exclude_params tf_allow_params')

/** Whether a type code (other than a custom template's) is one this version knows. */
export const isKnownType = (kind: string, type: string): boolean => {
  if (kind === 'tag') return webTags.has(type) || serverTags.has(type)
  if (kind === 'variable') return webVariables.has(type) || serverVariables.has(type) || bothVariables.has(type)
  return kind === 'client' ? knownClients.has(type) : knownTransformations.has(type)
}

/** Parameters without which a type does nothing; each must be there and not empty. */
export const requiredKeys: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(tagTypes.map(({ code, required = [] }) => [`tag.${code}`, required])),
  'variable.v': ['name'],
  'variable.c': ['value'],
  'variable.jsm': ['javascript'],
  'variable.j': ['name'],
  'variable.k': ['name'],
  'variable.smm': ['input'],
  'variable.remm': ['input'],
}

/** Types whose conversionId is the bare number of a Google Ads account. */
export const adsTypes: ReadonlySet<string> = new Set(tagTypesWith(({ destination }) => destination?.isNumber === true))
