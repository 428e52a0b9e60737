import type { PageElement, Step } from '@tagmason/domain'
import { Window } from 'happy-dom'
import type { Brief } from './brief.ts'

/** What GA4 itself would collect of a visit, as its help pages describe enhanced measurement; one entry per happening. */
export type Collected =
  | 'fileDownloadsEnabled'
  | 'outboundClicksEnabled'
  | 'scrollsEnabled'
  | 'siteSearchEnabled'
  | 'formInteractionsEnabled'
  | 'videoEngagementEnabled'
  | 'always'

/** A visit as the simulator takes it. Where the page is asked to push something, the step is `null`, with the values that the brief names. */
export interface Visit {
  steps: readonly (Step | { asked: Readonly<Record<string, unknown>> })[]
  collected: readonly Collected[]
}

const files = /\.(pdf|xlsx?|docx?|txt|rtf|csv|exe|key|pptx?|7z|pkg|rar|gz|zip|avi|mov|mp4|mpe?g|wmv|midi?|mp3|wav|wma)$/i
const searched = ['q', 's', 'search', 'query', 'keyword']

type DomElement = InstanceType<Window['Element']>

const plainElement = (element: DomElement): PageElement => {
  const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value ?? '']))
  return { tag: element.tagName.toLowerCase(), attributes, text: element.textContent.trim() }
}

const elementOf = (element: DomElement): PageElement => {
  const ancestors: PageElement[] = []
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    const { text: _text, ...outer } = plainElement(parent)
    ancestors.push(outer)
  }
  return { ...plainElement(element), ancestors }
}

/**
 * Makes one wish's visit of plain lines.
 * @throws Error where a line is none, or the page has no such element.
 */
export function visitOf(brief: Brief, lines: readonly string[]): Visit {
  const window = new Window()
  const { document } = window
  let address = ''
  const steps: Visit['steps'][number][] = []
  const collected: Collected[] = []
  const find = (selector: string): DomElement => {
    const found = document.querySelector(selector)
    if (found === null) throw new Error(`${brief.id}: ${address} has no ${selector}.`)
    return found
  }
  const clicked = (element: DomElement): void => {
    const href = element.closest('a')?.getAttribute('href')
    if (href === null || href === undefined) return
    const url = new URL(href, address)
    if (!url.protocol.startsWith('http')) return
    if (files.test(url.pathname)) collected.push('fileDownloadsEnabled')
    else if (url.host !== new URL(address).host) collected.push('outboundClicksEnabled')
  }
  for (const line of lines) {
    const [verb = '', ...words] = line.split(' ')
    const rest = words.join(' ')
    switch (verb) {
      case 'open': {
        const html = brief.pages[rest] ?? (rest === '/app' ? '' : undefined)
        if (html === undefined) throw new Error(`${brief.id} has no page ${rest}.`)
        document.body.innerHTML = html
        address = new URL(rest, `https://${brief.site}`).href
        collected.push('always')
        if (searched.some((name) => new URL(address).searchParams.has(name))) collected.push('siteSearchEnabled')
        steps.push({ type: 'pageLoad', url: address, title: brief.id, elements: [...document.body.querySelectorAll('*')].map(elementOf) })
        break
      }
      case 'click': {
        const element = find(rest)
        clicked(element)
        steps.push({ type: 'click', element: elementOf(element) })
        break
      }
      case 'start':
        collected.push('formInteractionsEnabled')
        steps.push({ type: 'click', element: elementOf(find(`${rest} input`)) })
        break
      case 'submit': {
        const button = find(rest).querySelector('button, [type="submit"]')
        if (button !== null) steps.push({ type: 'click', element: elementOf(button) })
        steps.push({ type: 'formSubmit', element: elementOf(find(rest)) })
        collected.push('formInteractionsEnabled')
        break
      }
      case 'see':
        steps.push({ type: 'visibility', element: elementOf(find(rest)) })
        break
      case 'scroll':
        if (Number(rest) >= 90) collected.push('scrollsEnabled')
        steps.push({ type: 'scroll', percent: Number(rest) })
        break
      case 'wait':
        steps.push({ type: 'wait', ms: Number(rest) * 1000 })
        break
      case 'youtube':
        collected.push('videoEngagementEnabled')
        steps.push({ type: 'video', status: rest === 'complete' ? 'complete' : 'start', percent: rest === 'complete' ? 100 : 0 })
        break
      case 'message': {
        const [provider = '', status] = words
        const data = {
          event: `embed_${provider.toLowerCase()}`,
          embed_provider: provider,
          embed_id: '1',
          ...(status === undefined ? {} : { embed_status: status }),
        }
        steps.push({ type: 'push', data })
        break
      }
      case 'asked':
        steps.push({ asked: rest === '' ? {} : (JSON.parse(rest) as Record<string, unknown>) })
        break
      default:
        throw new Error(`${brief.id}: '${line}' is no step.`)
    }
  }
  return { steps, collected }
}
