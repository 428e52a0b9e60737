import type { PageElement, Step } from '@tagmason/domain'
import type { Condition, Trigger } from '../gtm/model.ts'
import { argumentOf, isOn, parameterOf, type Runnable, textOfParameter } from '../simulate/container.ts'
import { figuresOf } from '../simulate/listeners/thresholds.ts'
import { elementsFor } from './elementFor.ts'
import { leastElement } from './fill.ts'
import { give } from './give.ts'
import { textsFor, type Wanted, wantedOf } from './texts.ts'
import { site, type World } from './world.ts'

/** Conditions, and for each whether it is to hold. */
export type Aims = readonly (readonly [Condition, boolean])[]

export const conditionsOf = (trigger: Trigger): readonly Condition[] => [
  ...(trigger.customEventFilter ?? []),
  ...(trigger.autoEventFilter ?? []),
  ...(trigger.filter ?? []),
]

const reference = /^\{\{([^{}]+)\}\}$/
/** The variable that a condition is about; undefined where it is about a text of several. */
export const subjectOf = (condition: Condition): string | undefined => reference.exec(argumentOf(condition, 'arg0'))?.[1]

/** A world in which conditions are likely to come out as aimed at. `choice` takes other texts where several would do. */
export const worldFor = (container: Runnable, start: World, aims: Aims, choice = 0): World => {
  const bySubject = new Map<string, Wanted[]>()
  let world = start
  for (const [condition, holds] of aims) {
    const subject = subjectOf(condition)
    const wanted = subject === undefined ? undefined : wantedOf(condition, holds)
    if (subject === undefined || wanted === undefined) continue
    if (wanted.is !== 'CSS_SELECTOR') bySubject.set(subject, [...(bySubject.get(subject) ?? []), wanted])
    else if (wanted.holds) {
      const found = elementsFor(wanted.other)
      const element = found[choice % Math.max(found.length, 1)]
      if (element !== undefined) world = { ...world, element: { ...withoutSelf(world.element), ...element } }
    } else world = { ...world, element: withoutSelf(world.element) }
  }
  for (const [subject, wanted] of bySubject) {
    const texts = textsFor(wanted)
    const text = texts[choice % Math.max(texts.length, 1)]
    if (text !== undefined) world = give(container, world, subject, text) ?? world
  }
  return world
}

/** An element with nothing but its text: what a selector would find of it is gone. */
const withoutSelf = ({ text }: PageElement): PageElement => (text === undefined ? {} : { text })

const pageOf = (world: World, data: World['data']): Step => ({
  type: 'pageLoad',
  url: world.url,
  ...(world.referrer === undefined ? {} : { referrer: world.referrer }),
  title: world.title,
  cookies: world.cookies,
  ...(Object.keys(world.globals).length === 0 ? {} : { globals: world.globals }),
  elements: world.elements,
  ...(Object.keys(data).length === 0 ? {} : { dataLayer: [data] }),
})

/** The event of a page, as a command of gtag where it brings parameters of one. */
const eventOf = ({ event = 'some_event', data }: World): Step => {
  const { eventModel, ...rest } = data
  return { type: 'push', data: eventModel === undefined ? { ...rest, event } : ['event', event, eventModel] }
}

const figure = (trigger: Trigger, key: string): string => textOfParameter(parameterOf(trigger, key))

const scrolls = (trigger: Trigger): readonly Step[] =>
  (['vertical', 'horizontal'] as const).flatMap((direction) => {
    if (!isOn(trigger, `${direction}ThresholdOn`)) return []
    const pixels = figure(trigger, `${direction}ThresholdUnits`) === 'PIXELS'
    return figuresOf(trigger, `${direction}Thresholds${pixels ? 'Pixels' : 'Percent'}`)
      .toSorted((one, other) => one - other)
      .flatMap((depth): readonly Step[] => {
        const to = (reached: number): Step => ({
          type: 'scroll',
          ...(pixels ? { pixels: reached } : { percent: reached }),
          ...(direction === 'vertical' ? {} : { direction }),
        })
        return [...(depth > 0 ? [to(depth - 1)] : []), to(depth)]
      })
  })

const videos = (trigger: Trigger, { said }: World): readonly Step[] => {
  const about = { title: said['title'] ?? 'Video', url: said['url'] ?? 'https://www.youtube.com/watch?v=example', duration: 100, visible: true }
  const percents = figuresOf(trigger, 'progressThresholdsPercent')
  const marks = (percents.length > 0 ? percents : figuresOf(trigger, 'progressThresholdsTimeInSeconds')).toSorted((one, other) => one - other)
  return [
    { type: 'video', status: 'start', percent: 0, seconds: 0, ...about },
    ...marks.map((at): Step => ({ type: 'video', status: 'progress', percent: at, seconds: at, ...about })),
    { type: 'video', status: 'pause', percent: 99, seconds: 99, ...about },
    { type: 'video', status: 'complete', percent: 100, seconds: 100, ...about },
  ]
}

const sources = ['pushState', 'replaceState', 'popstate'] as const

/** What the visitor or the page does for a trigger, behind the page; a page load does the rest. */
const acts = (trigger: Trigger, world: World): readonly Step[] => {
  const least = leastElement(trigger.type)
  const element = {
    ...world.element,
    ...(world.element.tag === undefined && trigger.type !== 'CLICK' ? least : {}),
    ...(least.href === undefined || world.element.href !== undefined ? {} : { href: least.href }),
  }
  const { said } = world
  switch (trigger.type) {
    case 'CUSTOM_EVENT':
      return [eventOf(world)]
    case 'CLICK':
      return [{ type: 'click', element }]
    case 'LINK_CLICK':
      return [{ type: 'linkClick', element }]
    case 'FORM_SUBMISSION':
      return [{ type: 'formSubmit', element }]
    case 'HISTORY_CHANGE': {
      const source = sources.find((one) => one === said['source'])
      const url = new URL(world.url)
      if (said['fragment'] !== undefined) url.hash = said['fragment']
      return [{ type: 'history', url: url.href, ...(source === undefined ? {} : { source }) }]
    }
    case 'TIMER': {
      const interval = Number(textOfParameter(trigger.interval))
      return interval > 1 && interval <= 43_200_000
        ? [
            { type: 'wait', ms: interval - 1 },
            { type: 'wait', ms: 1 },
            { type: 'wait', ms: interval },
          ]
        : [{ type: 'timer' }]
    }
    case 'SCROLL_DEPTH':
      return scrolls(trigger)
    case 'ELEMENT_VISIBILITY': {
      const selector = figure(trigger, 'selectorType') === 'CSS' ? figure(trigger, 'elementSelector') : `[id=${JSON.stringify(figure(trigger, 'elementId'))}]`
      const ratio = Math.min(100, Math.max(1, Number(figure(trigger, 'onScreenRatio')) || 50))
      const least = Number(figure(trigger, 'onScreenDuration')) || 0
      const duration = isOn(trigger, 'useOnScreenDuration') && least > 0 ? { duration: least } : {}
      return elementsFor(selector)
        .slice(0, 3)
        .flatMap((found): readonly Step[] => [
          { type: 'visibility', element: { ...world.element, ...found }, ratio: ratio - 1, ...duration },
          { type: 'visibility', element: { ...world.element, ...found }, ratio, ...duration },
        ])
    }
    case 'YOU_TUBE_VIDEO':
      return videos(trigger, world)
    case 'JS_ERROR':
      return [{ type: 'error', message: said['message'] ?? 'x is not defined', url: said['url'] ?? `${site}/app.js`, line: Number(said['line']) || 1 }]
    default:
      return []
  }
}

/** A visit on which a trigger is likely to fire in this world: the page, and what the trigger waits for. */
export const visitFor = (trigger: Trigger, world: World): readonly Step[] => {
  if (trigger.type === 'CUSTOM_EVENT') return [pageOf(world, {}), ...acts(trigger, world)]
  if (trigger.type === 'HISTORY_CHANGE') {
    const before = new URL('/before', world.url)
    return [pageOf({ ...world, url: before.href }, world.data), ...acts(trigger, world)]
  }
  return [pageOf(world, world.data), ...acts(trigger, world)]
}

const repeated: ReadonlySet<Step['type']> = new Set(['push', 'click', 'linkClick', 'formSubmit', 'history', 'error'])

/** The same visit with what happens last once more, where that can happen again. */
export const twice = (steps: readonly Step[]): readonly Step[] => {
  const last = steps.at(-1)
  return last !== undefined && repeated.has(last.type) ? [...steps, last] : steps
}
