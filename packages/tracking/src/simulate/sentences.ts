import { say } from '../sentences/say.ts'

/** A value in a sentence for people: texts in quotes, long ones shortened. */
export const said = (value: unknown): string => {
  if (value === undefined || value === null || typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  const short = text.length > 80 ? `${text.slice(0, 79)}…` : text
  return typeof value === 'string' ? say`'${short}'` : short
}

/** A reference in a sentence; the system's name for the event becomes people's. */
export const saidName = (reference: string): string => (reference === '{{_event}}' ? '{{Event}}' : reference)

/** What each kind of trigger waits for. */
export const awaited: Readonly<Record<string, () => string>> = {
  PAGEVIEW: () => say`the page view ('gtm.js')`,
  DOM_READY: () => say`the DOM to be ready ('gtm.dom')`,
  WINDOW_LOADED: () => say`the window to be loaded ('gtm.load')`,
  INIT: () => say`the initialization ('gtm.init')`,
  CONSENT_INIT: () => say`the initialization of consent ('gtm.init_consent')`,
  CLICK: () => say`a click ('gtm.click')`,
  LINK_CLICK: () => say`a click on a link ('gtm.linkClick')`,
  FORM_SUBMISSION: () => say`a form to be submitted ('gtm.formSubmit')`,
  HISTORY_CHANGE: () => say`a change of the address without a page load ('gtm.historyChange')`,
  TIMER: () => say`its timer`,
  SCROLL_DEPTH: () => say`a scroll depth ('gtm.scrollDepth')`,
  ELEMENT_VISIBILITY: () => say`an element to be visible ('gtm.elementVisibility')`,
  YOU_TUBE_VIDEO: () => say`a video ('gtm.video')`,
  JS_ERROR: () => say`an error of a script ('gtm.pageError')`,
  TRIGGER_GROUP: () => say`its triggers to have fired ('gtm.triggerGroup')`,
}
