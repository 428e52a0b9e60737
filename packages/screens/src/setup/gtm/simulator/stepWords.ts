import type { PageElement, Step } from '@tagmason/domain'

const elementWords = ({ tag = 'div', id, classes = [], text, href, attributes = {} }: PageElement): string => {
  const names = typeof classes === 'string' ? classes.split(' ') : classes
  const selector = [
    tag,
    id === undefined ? '' : `#${id}`,
    ...names.map((name) => `.${name}`),
    ...Object.entries(attributes).map(([key, value]) => `[${key}="${value}"]`),
  ].join('')
  return [text === undefined ? '' : `“${text}”`, selector, href ?? ''].filter((part) => part !== '').join(' ')
}

/** What a step is about, in one line without words of a language. */
export function stepWords(step: Step): string {
  switch (step.type) {
    case 'pageLoad':
    case 'history':
      return step.url
    case 'push':
      return pushWords(step.data)
    case 'scroll':
      return step.percent === undefined ? `${step.pixels ?? 0} px` : `${step.percent} %`
    case 'consent':
      return consentWords(step.state)
    case 'wait':
      return `${step.ms / 1000} s`
    case 'timer':
      return step.trigger ?? ''
    case 'video':
      return [step.status, step.title ?? ''].join(' ').trim()
    case 'error':
      return step.message
    default:
      return elementWords(step.element)
  }
}

function pushWords(data: unknown): string {
  if (typeof data === 'object' && data !== null && 'event' in data && typeof data.event === 'string') return data.event
  return JSON.stringify(data).slice(0, 80)
}

/** In the words of the API, which are the same in all languages. */
function consentWords(state: Readonly<Record<string, 'granted' | 'denied'>>): string {
  const of = (wanted: 'granted' | 'denied') => Object.keys(state).filter((type) => state[type] === wanted)
  return (['granted', 'denied'] as const)
    .filter((wanted) => of(wanted).length > 0)
    .map((wanted) => `${wanted}: ${of(wanted).join(', ')}`)
    .join(' · ')
}
