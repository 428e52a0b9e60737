import type { Condition, PageElement, Step } from '@tagmason/domain'
import { type ExampleValue, exampleOf } from '../../ga4/examples.ts'
import { inEcommerce, type SentEvent } from '../../ga4/sent.ts'
import { embedEvent } from '../../container/listeners.ts'
import { pushesOf } from '../../snippets/groups.ts'
import { elementsFor } from '../../visits/elementFor.ts'
import { addressThat, hrefThat, NoExample, textThat } from './satisfy.ts'

/** What a page pushes for an event: the plan's examples, those of shops in `ecommerce`, as the snippets have them. `before` leaves out what only the event brings. */
export function dataOf(sent: SentEvent, before: boolean): Record<string, unknown> {
  const entries = pushesOf(sent, before).map((parameter): [string, ExampleValue, boolean] => [
    parameter.name,
    exampleOf(parameter),
    inEcommerce(sent, parameter.name),
  ])
  const those = (inside: boolean) => Object.fromEntries(entries.filter(([, , shop]) => shop === inside).map(([name, value]) => [name, value]))
  const ecommerce = those(true)
  return { ...those(false), ...(Object.keys(ecommerce).length === 0 ? {} : { ecommerce }) }
}

/** What the plan gives as an example of the link. */
const linksOf = ({ parameters }: SentEvent): readonly string[] =>
  parameters
    .filter(({ name }) => name === 'link_url')
    .map(exampleOf)
    .filter((value) => typeof value === 'string')

/** The element that is clicked, sent or seen: what the conditions say of it, over what the kind of trigger needs. */
function elementThat({ sent, conditions, origin }: Asked, of: 'click' | 'form', least: PageElement): PageElement {
  const selector = conditions.find(({ is, negate }) => is === 'cssSelector' && negate !== true)
  const [id, classes] = of === 'click' ? (['clickId', 'clickClasses'] as const) : (['formId', 'formClasses'] as const)
  const known = {
    id: textThat(conditions, id),
    classes: textThat(conditions, classes),
    text: textThat(conditions, 'clickText'),
    href: hrefThat(conditions, origin, linksOf(sent)),
  }
  const said = Object.fromEntries(Object.entries(known).filter(([key, value]) => value !== undefined && (of === 'click' || key === 'id' || key === 'classes')))
  return { ...least, ...(selector === undefined ? {} : elementsFor(selector.value)[0]), ...said }
}

const nothing: PageElement = { tag: 'p', text: 'Something else' }
const elsewhere = '/tagmason-elsewhere'

/** What a visit is made up for. `origin`: of the site, as `https://shop.example`. */
interface Asked {
  sent: SentEvent
  conditions: readonly Condition[]
  origin: string
}

/**
 * A visit at whose last step the event should happen, and at no step before: the page, something else of the same kind where there is such a thing, and what the trigger waits for. Undefined for what
 * GA4 collects itself, and where no address or text is known that an expression of the trigger matches. `origin`: of the site, as `https://shop.example`.
 */
export function visitOf(sent: SentEvent, origin: string): readonly Step[] | undefined {
  const { trigger } = sent.event
  try {
    return stepsOf({ sent, conditions: 'conditions' in trigger ? (trigger.conditions ?? []) : [], origin })
  } catch (error) {
    if (error instanceof NoExample) return undefined
    throw error
  }
}

function stepsOf(asked: Asked): readonly Step[] | undefined {
  const { sent, conditions, origin } = asked
  const { trigger } = sent.event
  const url = addressThat(conditions, origin)
  const data = dataOf(sent, true)
  const page: Step = { type: 'pageLoad', url, ...(trigger.type === 'customEvent' || Object.keys(data).length === 0 ? {} : { dataLayer: [data] }) }
  const other: Step = { type: 'pageLoad', url: `${origin}${elsewhere}` }
  switch (trigger.type) {
    case 'customEvent':
      return [
        page,
        { type: 'push', data: { event: 'tagmason_something_else', ...dataOf(sent, false) } },
        { type: 'push', data: { event: trigger.event, ...dataOf(sent, false) } },
      ]
    case 'embed':
      return [page, { type: 'push', data: { event: 'tagmason_something_else' } }, { type: 'push', data: { event: embedEvent(trigger.provider) } }]
    case 'pageview':
      return [...(conditions.length === 0 ? [] : [other]), page]
    case 'historyChange':
      return [
        { ...page, url: new URL(elsewhere, url).href },
        { type: 'history', url },
      ]
    case 'click':
    case 'linkClick': {
      const least: PageElement = trigger.type === 'click' ? { tag: 'button' } : { tag: 'a', href: `${origin}/link` }
      const element = elementThat(asked, 'click', least)
      return [page, { type: trigger.type, element: trigger.type === 'click' ? nothing : { ...nothing, ...least } }, { type: trigger.type, element }]
    }
    case 'formSubmission':
      return [page, { type: 'formSubmit', element: { tag: 'form' } }, { type: 'formSubmit', element: elementThat(asked, 'form', { tag: 'form' }) }]
    case 'scrollDepth':
      return [page, { type: 'scroll', percent: Math.max(...trigger.percents) }]
    case 'timer':
      return [page, { type: 'wait', ms: trigger.seconds * 1000 }]
    case 'elementVisibility':
      return [page, { type: 'visibility', element: { ...elementThat(asked, 'click', {}), ...elementsFor(trigger.selector)[0] } }]
    case 'youTubeVideo': {
      const [action = 'start'] = trigger.actions
      const percent = action === 'complete' ? 100 : action === 'progress' ? Math.max(...(trigger.percents?.length ? trigger.percents : [75])) : 0
      return [
        page,
        { type: 'video', status: action, percent, seconds: 0, duration: 100, title: 'Video', url: 'https://www.youtube.com/watch?v=example', visible: true },
      ]
    }
    case 'automatic':
      return undefined
  }
}
