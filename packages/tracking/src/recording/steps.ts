import type { PageElement, Step } from '@tagmason/domain'
import type { RecordedPage, Recording } from './types.ts'

/** A step of a visit, and when it happened. */
export interface RecordedStep {
  readonly step: Step
  readonly page: number
  /** Milliseconds since 1970; null where the recording does not tell. */
  readonly at: number | null
}

type Message = Readonly<Record<string, unknown>>
const isMessage = (data: unknown): data is Message => typeof data === 'object' && data !== null && !Array.isArray(data)
const eventOf = (data: unknown): string => (isMessage(data) && typeof data['event'] === 'string' ? data['event'] : '')
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const number = (value: unknown): number => Number(value) || 0

/** Without what the container itself adds to a message. */
const asSent = (data: unknown): unknown =>
  isMessage(data) && Object.hasOwn(data, 'gtm.uniqueEventId') ? Object.fromEntries(Object.entries(data).filter(([key]) => key !== 'gtm.uniqueEventId')) : data

const elementOf = (message: Message, tag: string): PageElement => {
  const known = {
    id: text(message['gtm.elementId']),
    classes: text(message['gtm.elementClasses']),
    href: text(message['gtm.elementUrl']),
    text: text(message['gtm.elementText']),
  }
  return { tag, ...Object.fromEntries(Object.entries(known).filter(([key, value]) => value !== '' && (key !== 'href' || tag === 'a'))) }
}

/** What a visitor did, from what a listener of the container pushed for it; undefined for what belongs to the load of the page. */
function listened(message: Message, name: string): Step | undefined {
  const url = text(message['gtm.elementUrl'])
  switch (name) {
    case 'gtm.click':
      return { type: url === '' ? 'click' : 'linkClick', element: elementOf(message, url === '' ? 'div' : 'a') }
    case 'gtm.linkClick':
      return { type: 'linkClick', element: elementOf(message, 'a') }
    case 'gtm.formSubmit':
      return { type: 'formSubmit', element: elementOf(message, 'form') }
    case 'gtm.scrollDepth':
      return {
        type: 'scroll',
        ...(message['gtm.scrollUnits'] === 'pixels'
          ? { pixels: number(message['gtm.scrollThreshold']) }
          : { percent: Math.min(100, number(message['gtm.scrollThreshold'])) }),
        ...(message['gtm.scrollDirection'] === 'horizontal' ? { direction: 'horizontal' } : {}),
      }
    case 'gtm.historyChange':
    case 'gtm.historyChange-v2':
      return URL.canParse(text(message['gtm.newUrl'])) ? { type: 'history', url: text(message['gtm.newUrl']) } : undefined
    case 'gtm.elementVisibility':
      return {
        type: 'visibility',
        element: elementOf(message, 'div'),
        ratio: Math.min(100, number(message['gtm.visibleRatio'])),
        duration: number(message['gtm.visibleTime']),
      }
    default:
      return undefined
  }
}

/** A click on a link is told twice where the container listens to clicks and to links. */
const isSame = (before: Step | undefined, step: Step) => before !== undefined && before.type === step.type && JSON.stringify(before) === JSON.stringify(step)

function ofPage(page: RecordedPage, at: number): readonly RecordedStep[] {
  const names = page.pushes.map(({ data }) => eventOf(data))
  const started = names.indexOf('gtm.js')
  const ready = names.indexOf('gtm.dom')
  const first = names.findIndex((name) => name !== '')
  // Without the container's own messages, what comes before the first event is what the page says of itself.
  const before = started === -1 ? (first === -1 ? page.pushes.length : first) : started
  const loaded = started === -1 ? before : Math.max(started, ready)
  const own = (from: number, to: number) => page.pushes.slice(from, to).flatMap(({ data }) => (eventOf(data).startsWith('gtm.') ? [] : [asSent(data)]))
  const [layer, loading] = [own(0, before), own(before, loaded)]
  const load: RecordedStep = {
    page: at,
    at: page.at,
    step: {
      type: 'pageLoad',
      url: page.url,
      ...(page.title === '' || URL.canParse(page.title) ? {} : { title: page.title }),
      ...(layer.length === 0 ? {} : { dataLayer: layer }),
      ...(loading.length === 0 ? {} : { whileLoading: loading }),
    },
  }
  const steps: RecordedStep[] = [load]
  for (const push of page.pushes.slice(loaded)) {
    const name = eventOf(push.data)
    const step = name.startsWith('gtm.') ? listened(push.data as Message, name) : ({ type: 'push', data: asSent(push.data) } satisfies Step)
    if (step === undefined || (step.type !== 'push' && isSame(steps.at(-1)?.step, step))) continue
    steps.push({ page: at, at: push.at ?? page.at, step })
  }
  return steps
}

/** The visit of a recording, as the simulator takes it: each page, what it pushed, and what the listeners of its container told of the visitor. */
export const recordedSteps = ({ pages }: Recording): readonly RecordedStep[] => pages.flatMap(ofPage)
