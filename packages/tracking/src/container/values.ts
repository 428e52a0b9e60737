import type { PlanParameter } from '@tagmason/domain'
import { type SentEvent, inEcommerce } from '../ga4/sent.ts'
import { hooksIn } from '../ga4/hooks.ts'
import { plainText } from './text.ts'
import { type BuiltInType, type Variables, builtInType } from './variables.ts'

type BuiltInsByParameter = Readonly<Record<string, BuiltInType>>

const ofPage: BuiltInsByParameter = {
  page_location: 'PAGE_URL',
  page_path: 'PAGE_PATH',
  page_hostname: 'PAGE_HOSTNAME',
  page_referrer: 'REFERRER',
}
const ofClick: BuiltInsByParameter = {
  ...ofPage,
  link_text: 'CLICK_TEXT',
  link_url: 'CLICK_URL',
  link_id: 'CLICK_ID',
  link_classes: 'CLICK_CLASSES',
  link_target: 'CLICK_TARGET',
}
const ofForm: BuiltInsByParameter = {
  ...ofPage,
  form_id: 'FORM_ID',
  form_classes: 'FORM_CLASSES',
  form_destination: 'FORM_URL',
  form_submit_text: 'FORM_TEXT',
}
const ofVideo: BuiltInsByParameter = {
  video_provider: 'VIDEO_PROVIDER',
  video_url: 'VIDEO_URL',
  video_title: 'VIDEO_TITLE',
  video_duration: 'VIDEO_DURATION',
  video_percent: 'VIDEO_PERCENT',
  video_status: 'VIDEO_STATUS',
  video_current_time: 'VIDEO_CURRENT_TIME',
  visible: 'VIDEO_VISIBLE',
}

/** What the listener of an embedded form or player pushes, so that no page has to. */
const ofListener: Readonly<Record<string, string>> = {
  form_id: 'embed_id',
  video_title: 'embed_title',
  video_url: 'embed_url',
  audio_title: 'embed_title',
  episode_title: 'embed_title',
  audio_url: 'embed_url',
  video_status: 'embed_status',
}

/** What Google Tag Manager knows by itself when a trigger of the type fires. A custom event brings everything in the data layer. */
const byTrigger: Readonly<Record<SentEvent['event']['trigger']['type'], BuiltInsByParameter>> = {
  customEvent: {},
  automatic: {},
  pageview: ofPage,
  historyChange: ofPage,
  timer: ofPage,
  click: ofClick,
  linkClick: ofClick,
  formSubmission: ofForm,
  elementVisibility: { ...ofPage, element_id: 'CLICK_ID', element_classes: 'CLICK_CLASSES' },
  scrollDepth: { ...ofPage, percent_scrolled: 'SCROLL_DEPTH_THRESHOLD' },
  youTubeVideo: { ...ofPage, ...ofVideo },
  embed: ofPage,
}

const lookUp = (record: BuiltInsByParameter, name: string): BuiltInType | undefined => (Object.hasOwn(record, name) ? record[name] : undefined)

/** A value that the plan itself fixes, so that no page has to deliver it. */
function fixed(sent: SentEvent, parameter: string): string | undefined {
  const { trigger, value } = sent.event
  if (value !== undefined && parameter === 'value') return String(value.amount)
  if (value !== undefined && parameter === 'currency') return value.currency
  if (trigger.type === 'timer' && parameter === 'seconds') return String(trigger.seconds)
  if (trigger.type === 'elementVisibility' && parameter === 'element_name') return hooksIn(trigger.selector)[0] ?? plainText(trigger.selector)
  if (trigger.type === 'customEvent' || parameter !== 'lead_source') return undefined
  const example = sent.parameters.find((one) => one.name === 'lead_source')?.example
  return typeof example === 'string' && plainText(example).trim() !== '' ? plainText(example) : undefined
}

/** Where a value comes from when the tag fires. */
type Origin =
  | { from: 'builtIn'; type: BuiltInType }
  | { from: 'pageTitle' | 'clickHost' }
  | { from: 'plan'; text: string }
  | { from: 'dataLayer' | 'listener'; path: string }

function originOf(sent: SentEvent, { name, source }: Pick<PlanParameter, 'name' | 'source'>): Origin {
  const { trigger } = sent.event
  const asked = source === undefined ? undefined : builtInType(source)
  if (asked !== undefined) return { from: 'builtIn', type: asked }
  // Not one of the built-in variables, though people call it so.
  if (source?.toLowerCase() === 'page title') return { from: 'pageTitle' }
  const own = lookUp(byTrigger[trigger.type], name)
  if (own !== undefined) return { from: 'builtIn', type: own }
  if (trigger.type === 'embed' && Object.hasOwn(ofListener, name)) return { from: 'listener', path: ofListener[name] ?? name }
  const known = fixed(sent, name)
  if (known !== undefined) return { from: 'plan', text: known }
  if (trigger.type !== 'customEvent' && (name === 'page_title' || name === 'article_title')) return { from: 'pageTitle' }
  if ((trigger.type === 'click' || trigger.type === 'linkClick') && (name === 'link_domain' || name === 'social_network')) return { from: 'clickHost' }
  return { from: 'dataLayer', path: inEcommerce(sent, name) ? `ecommerce.${name}` : name }
}

/** A figure of the page has to be compared, not the worth that the plan fixes. */
const unfixed = (sent: SentEvent): SentEvent => ({ ...sent, event: { ...sent.event, value: undefined } })

const parameterNamed = (sent: SentEvent, name: string): Pick<PlanParameter, 'name' | 'source'> =>
  sent.parameters.find((parameter) => parameter.name === name) ?? { name }

/** The value of a parameter as text of the tag: `{{Click Text}}`, `{{DLV - plan_name}}`, or the value itself. */
export function valueOf(sent: SentEvent, parameter: Pick<PlanParameter, 'name' | 'source'>, variables: Variables): string {
  const origin = originOf(sent, parameter)
  switch (origin.from) {
    case 'builtIn':
      return variables.builtIn(origin.type)
    case 'pageTitle':
      return variables.pageTitle()
    case 'clickHost':
      return variables.clickHost()
    case 'plan':
      return origin.text
    case 'dataLayer':
    case 'listener':
      return variables.dataLayer(origin.path)
  }
}

/** What the trigger compares with the threshold's amount; null without a threshold, or when the plan itself fixes the figure. */
export function comparedValue(sent: SentEvent, variables: Variables): string | null {
  const { threshold } = sent
  if (threshold === null) return null
  if (threshold.inItems) return variables.ofItems(threshold.name)
  const value = valueOf(unfixed(sent), parameterNamed(sent, threshold.name), variables)
  return value.startsWith('{{') ? value : null
}

/** Names of the parameters that the tag or its trigger reads from the data layer. */
export function namesFromDataLayer(sent: SentEvent): ReadonlySet<string> {
  const names = sent.parameters.filter(({ name, source }) => inEcommerce(sent, name) || originOf(sent, { name, source }).from === 'dataLayer')
  const { threshold } = sent
  const compared = threshold !== null && !threshold.inItems && originOf(unfixed(sent), parameterNamed(sent, threshold.name)).from === 'dataLayer'
  return new Set([...names.map(({ name }) => name), ...(compared ? [threshold.name] : [])])
}
