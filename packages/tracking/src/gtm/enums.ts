const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** The spellings of the export file; the API writes the same values in camelCase. */
export const parameterTypes = words('TEMPLATE INTEGER BOOLEAN LIST MAP TRIGGER_REFERENCE TAG_REFERENCE')

export const conditionTypes = words('EQUALS CONTAINS STARTS_WITH ENDS_WITH MATCH_REGEX GREATER GREATER_OR_EQUALS LESS LESS_OR_EQUALS CSS_SELECTOR URL_MATCHES')

export const triggerTypes = words(`PAGEVIEW DOM_READY WINDOW_LOADED CUSTOM_EVENT TRIGGER_GROUP INIT CONSENT_INIT SERVER_PAGEVIEW ALWAYS
  FIREBASE_APP_EXCEPTION FIREBASE_APP_UPDATE FIREBASE_CAMPAIGN FIREBASE_FIRST_OPEN FIREBASE_IN_APP_PURCHASE FIREBASE_NOTIFICATION_DISMISS
  FIREBASE_NOTIFICATION_FOREGROUND FIREBASE_NOTIFICATION_OPEN FIREBASE_NOTIFICATION_RECEIVE FIREBASE_OS_UPDATE FIREBASE_SESSION_START
  FIREBASE_USER_ENGAGEMENT FORM_SUBMISSION CLICK LINK_CLICK JS_ERROR HISTORY_CHANGE TIMER AMP_CLICK AMP_TIMER AMP_SCROLL AMP_VISIBILITY
  YOU_TUBE_VIDEO SCROLL_DEPTH ELEMENT_VISIBILITY`)

/** Names that hand-made files use for a trigger type that is called otherwise. */
export const triggerTypeMistakes: Readonly<Record<string, string>> = {
  FORMSUBMIT: 'FORM_SUBMISSION',
  PAGELOAD: 'WINDOW_LOADED',
  WINDOWLOAD: 'WINDOW_LOADED',
  LINKCLICKS: 'LINK_CLICK',
  ALLELEMENTS: 'CLICK',
  JUSTLINKS: 'LINK_CLICK',
  INITIALIZATION: 'INIT',
  CONSENTINITIALIZATION: 'CONSENT_INIT',
  VISIBILITY: 'ELEMENT_VISIBILITY',
  SCROLL: 'SCROLL_DEPTH',
}

export const usageContexts = words('WEB SERVER AMP ANDROID IOS ANDROID_SDK5 IOS_SDK5 ANDROID_SDK_5 IOS_SDK_5')

export const firingOptions = words('UNLIMITED ONCE_PER_EVENT ONCE_PER_LOAD')

export const consentStatuses = words('NOT_SET NOT_NEEDED NEEDED')

export const caseConversions = words('NONE LOWERCASE UPPERCASE')

/** Triggers that exist without an object in the file, with the contexts that have them. */
export const builtInTriggers: ReadonlyMap<string, { readonly name: string; readonly server: boolean }> = new Map([
  ['2147479553', { name: 'All Pages', server: false }],
  ['2147479572', { name: 'Consent Initialization - All Pages', server: false }],
  ['2147479573', { name: 'Initialization - All Pages', server: false }],
  ['2147479574', { name: 'All events', server: true }],
])

const bare = (text: string): string => text.replace(/[^A-Za-z0-9]/g, '').toUpperCase()

/** The known spelling that a value means (API camelCase, other case, missing underscores), or undefined. */
export const meantSpelling = (value: string, known: ReadonlySet<string>): string | undefined => {
  const wanted = bare(value)
  for (const name of known) if (bare(name) === wanted) return name
  return undefined
}

/** The trigger type that a wrong spelling or a common wrong name means, or undefined. */
export const meantTriggerType = (value: string): string | undefined => meantSpelling(value, triggerTypes) ?? triggerTypeMistakes[bare(value)]
