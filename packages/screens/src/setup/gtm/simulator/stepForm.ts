import type { PageElement, Step } from '@tagmason/domain'

/** The kinds of steps that can be added; a click on a link is a click, and a timer's tick is waiting. */
export const stepKinds = ['pageLoad', 'push', 'click', 'formSubmit', 'scroll', 'visibility', 'history', 'consent', 'wait', 'video', 'error'] as const
export type StepKind = Exclude<Step['type'], 'linkClick' | 'timer'>

/** What is typed about a step, by the field. */
export type Typed = Readonly<Record<string, string>>

/** The fields of a kind, in their order. */
export const fieldsOf: Record<StepKind, readonly string[]> = {
  pageLoad: ['url', 'referrer'],
  push: ['event', 'data'],
  click: ['text', 'id', 'classes', 'href', 'attributes'],
  formSubmit: ['id', 'classes', 'attributes'],
  scroll: ['percent'],
  visibility: ['id', 'classes', 'attributes', 'percent', 'seconds'],
  history: ['newAddress'],
  consent: ['answer', 'granted'],
  wait: ['seconds'],
  video: ['status', 'percent'],
  error: ['message'],
}

export const consentTypes = ['ad_storage', 'analytics_storage', 'ad_user_data', 'ad_personalization'] as const

/** The kind that a step is edited as. */
export const kindOf = ({ type }: Step): StepKind => (type === 'linkClick' ? 'click' : type === 'timer' ? 'wait' : type)

const words = (classes: PageElement['classes'] = []) => (typeof classes === 'string' ? classes : classes.join(' '))
const lines = (attributes: PageElement['attributes'] = {}) =>
  Object.entries(attributes)
    .map(([key, value]) => `${key}=${value}`)
    .join('\n')
const elementTyped = ({ text = '', id = '', classes, href = '', attributes }: PageElement): Typed => ({
  text,
  id,
  classes: words(classes),
  href,
  attributes: lines(attributes),
})

/** What stands in the fields for a step. */
export function typedOf(step: Step): Typed {
  switch (step.type) {
    case 'pageLoad':
      return { url: step.url, referrer: step.referrer ?? '' }
    case 'push':
      return { event: '', data: JSON.stringify(step.data, null, 2) }
    case 'scroll':
      return { percent: String(step.percent ?? 0) }
    case 'history':
      return { newAddress: step.url }
    case 'consent':
      return {
        answer: step.command ?? 'update',
        granted: Object.keys(step.state)
          .filter((type) => step.state[type] === 'granted')
          .join(' '),
      }
    case 'wait':
      return { seconds: String(step.ms / 1000) }
    case 'video':
      return { status: step.status, percent: String(step.percent ?? 0) }
    case 'error':
      return { message: step.message }
    case 'visibility':
      return { ...elementTyped(step.element), percent: String(step.ratio ?? 100), seconds: String((step.duration ?? 0) / 1000) }
    case 'timer':
      return { seconds: '0' }
    default:
      return elementTyped(step.element)
  }
}

/** What a new step of a kind begins with, on a page. */
export const freshTyped = (kind: StepKind, page: string): Typed => {
  const fresh: Partial<Record<StepKind, Typed>> = {
    pageLoad: { url: page, referrer: '' },
    push: { event: '', data: '{\n  "event": ""\n}' },
    scroll: { percent: '50' },
    visibility: { percent: '100', seconds: '0' },
    history: { newAddress: page },
    consent: { answer: 'update', granted: consentTypes.join(' ') },
    wait: { seconds: '30' },
    video: { status: 'start', percent: '0' },
  }
  return fresh[kind] ?? {}
}

/** An address as people type it, absolute; empty where it is none. */
export function addressOf(typed: string): string {
  const wanted = typed.trim()
  const address = /^[a-z]+:\/\//i.test(wanted) ? wanted : `https://${wanted}`
  return /^https?:\/\/[^/]*(\.[^/.]|localhost)/i.test(address) && !/\s/.test(wanted) && URL.canParse(address) ? address : ''
}

/** The message that is typed; undefined where it is no object or list. */
export function messageOf(typed: string): unknown {
  try {
    const data: unknown = JSON.parse(typed)
    return typeof data === 'object' && data !== null ? data : undefined
  } catch {
    return undefined
  }
}
