import { say, type Sentence, type Words } from '../sentences/say.ts'

/** A value in a sentence for people: texts in quotes, long ones shortened. */
export const said = (value: unknown): Words => {
  if (value === undefined || value === null || typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  const short = text.length > 80 ? `${text.slice(0, 79)}…` : text
  return typeof value === 'string' ? say('text.said', { text: short }) : short
}

/** A reference in a sentence; the system's name for the event becomes people's. */
export const saidName = (reference: string): string => (reference === '{{_event}}' ? '{{Event}}' : reference)

/** What each kind of trigger waits for. */
export const awaited: Readonly<Record<string, Sentence>> = {
  PAGEVIEW: say('simulate.awaits.pageView'),
  DOM_READY: say('simulate.awaits.domReady'),
  WINDOW_LOADED: say('simulate.awaits.windowLoaded'),
  INIT: say('simulate.awaits.init'),
  CONSENT_INIT: say('simulate.awaits.consentInit'),
  CLICK: say('simulate.awaits.click'),
  LINK_CLICK: say('simulate.awaits.linkClick'),
  FORM_SUBMISSION: say('simulate.awaits.formSubmission'),
  HISTORY_CHANGE: say('simulate.awaits.historyChange'),
  TIMER: say('simulate.awaits.timer'),
  SCROLL_DEPTH: say('simulate.awaits.scrollDepth'),
  ELEMENT_VISIBILITY: say('simulate.awaits.elementVisibility'),
  YOU_TUBE_VIDEO: say('simulate.awaits.video'),
  JS_ERROR: say('simulate.awaits.scriptError'),
  TRIGGER_GROUP: say('simulate.awaits.triggerGroup'),
}
