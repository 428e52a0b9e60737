/**
 * The words that plans are made of, without the schemas over them: screens read these, and a page that only reads words does not load a schema library.
 */

export const languages = ['en', 'es', 'fr', 'de'] as const
export type Language = (typeof languages)[number]

/** Which built-in value of the page or the clicked thing a condition looks at. The names are Google Tag Manager's built-in variables, camelCased as in its API. */
export const conditionSubjects = [
  'pagePath',
  'pageUrl',
  'pageHostname',
  'clickText',
  'clickUrl',
  'clickId',
  'clickClasses',
  'clickElement',
  'formId',
  'formClasses',
] as const

/** Google Tag Manager's condition types, camelCased as in its API. `matchRegex` is a partial match: anchor it. */
export const comparisons = ['equals', 'contains', 'startsWith', 'endsWith', 'matchRegex', 'cssSelector'] as const

/** Google Tag Manager's trigger types as its API spells them, plus `automatic`: GA4 collects the event itself and no tag is written. */
export const triggerTypes = [
  'customEvent',
  'pageview',
  'historyChange',
  'click',
  'linkClick',
  'formSubmission',
  'scrollDepth',
  'timer',
  'elementVisibility',
  'youTubeVideo',
  'embed',
  'automatic',
] as const

/** What a page embeds or sends by script, and a listener in the container hears: forms, calendars and chats in frames, forms without a submit event, players of HTML. */
export const embedProviders = ['hubspot', 'calendly', 'typeform', 'marketo', 'jotform', 'intercom', 'ajaxForm', 'video', 'audio'] as const
export type EmbedProvider = (typeof embedProviders)[number]

/** What a plan asks about: doings that mean one of several things, each measured differently. */
export const questionKinds = ['booking', 'registration', 'cancellation', 'error', 'form', 'waitlist', 'application', 'upgrade', 'chat'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** How the doing of a question can be read. */
export const planReadings = [
  'reserved',
  'paid',
  'requested',
  'elsewhere',
  'registered',
  'account',
  'subscription',
  'reservation',
  'order',
  'script',
  'formError',
  'loginError',
  'paymentError',
  'anyForm',
  'enquiry',
  'stock',
  'waitlist',
  'job',
  'upgraded',
  'chat',
] as const
export type PlanReading = (typeof planReadings)[number]

/** What became of a clause of the goals. `report`: an audience, a dashboard or a user property; `leftOut`: as the goals say, personal data, or removed by a person. */
export const clauseKinds = ['event', 'report', 'question', 'background', 'leftOut', 'notUnderstood'] as const
export type ClauseKind = (typeof clauseKinds)[number]

export const parameterTypes = ['string', 'number', 'boolean', 'items'] as const

/** A key of the data layer, with dots into objects. */
export const dataLayerPath = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/

/** Names that would tell who a visitor is, in the languages of goals. Google Analytics forbids them as user properties. */
const personalNames =
  /^(?:(?:user|customer|client|account|contact|billing|shipping|sha256|hashed)_?)?(?:e_?mail(?:_?addr(?:ess)?e?)?|mail|correo(?:_electronico)?|courriel|(?:tele|mobil)?(?:ph|f)one?o?(?:_?(?:number|no|nummer))?|telefon(?:nummer)?|numero_de_tele(?:ph|f)one?o?|handy(?:nummer)?|movil|portable|name|(?:first|last|full|sur|user)_?name|nombre|apellidos?|nom|prenom|(?:vor|nach|benutzer)name|id|ip(?:_?address)?|street(?:_?address)?|address|adresse|anschrift|direccion|strasse|birth_?(?:day|date)|date_of_birth|geburts(?:tag|datum)|fecha_de_nacimiento|date_de_naissance|ssn|iban|passport(?:_?number)?|credit_?card(?:_?number)?)(?:_?(?:sha256|hash(?:ed)?))?$/

/** Whether a user property of this name would be personal data. */
export const isPersonalProperty = (name: string): boolean =>
  personalNames.test(
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/([a-z])([A-Z])/g, '$1_$2')
      .toLowerCase()
      .replace(/ß/g, 'ss')
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^_+|_+$/g, ''),
  )

/** What makes a trigger certain: the page was read, a developer promised it, or a person set it. */
export const settledBy = ['page', 'developer', 'person'] as const

/** Consent Mode v2: `denied` writes a default that denies all until the visitor agrees; `none` writes no consent settings. */
export const consentModes = ['denied', 'none'] as const
export type ConsentMode = (typeof consentModes)[number]

/** A GA4 measurement id, or the placeholder that stands for one until the person has theirs. */
export const measurementIdPattern = /^G-[A-Z0-9]{4,12}$/
export const measurementIdPlaceholder = 'G-XXXXXXXXXX'

/** Whether a text compiles as a regular expression; Google Tag Manager never fires on one that does not. */
export function isPattern(text: string): boolean {
  try {
    return new RegExp(text).source !== ''
  } catch {
    return false
  }
}
