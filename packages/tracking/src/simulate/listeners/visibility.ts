import type { Visibility } from '@tagmason/domain'
import type { Trigger } from '../../gtm/model.ts'
import { isOn, parameterOf, type Runnable, textOfParameter } from '../container.ts'
import { elementNode, type ElementNode } from '../element.ts'
import { BrowserValue, type Holds } from '../known.ts'
import { matchesSelector } from '../matches.ts'
import type { Occurrence } from '../moment.ts'
import type { Page } from '../page.ts'
import { elementKeys } from './element.ts'
import { listeningOf, pushedFor, triggersOf } from './listening.ts'

const isSought = (trigger: Trigger, element: ElementNode): Holds => {
  const text = (key: string) => textOfParameter(parameterOf(trigger, key))
  if (text('selectorType') !== 'CSS') return element.attribute('id') === text('elementId')
  return matchesSelector(element, text('elementSelector'))
}

const figure = (trigger: Trigger, key: string, otherwise: number): number => {
  const text = textOfParameter(parameterOf(trigger, key))
  return text === '' || Number.isNaN(Number(text)) ? otherwise : Number(text)
}

/** Whether the trigger fires for the element on the screen; remembers how long it was there. */
const appears = (page: Page, trigger: Trigger, step: Visibility): { readonly holds: boolean; readonly shown: number } => {
  const { memory } = page
  const key = `${trigger.triggerId} ${JSON.stringify(step.element)}`
  const appearance = memory.appearances.get(key) ?? { shown: 0, pushed: false }
  memory.appearances.set(key, appearance)
  const enough = (step.ratio ?? 100) >= figure(trigger, 'onScreenRatio', 50) && (step.ratio ?? 100) > 0
  const frequency = textOfParameter(parameterOf(trigger, 'firingFrequency'))
  // What left the screen may appear again; only the third option counts that.
  if (!enough) appearance.pushed &&= frequency !== 'MANY_PER_ELEMENT'
  if (!enough || appearance.pushed) return { holds: false, shown: appearance.shown }
  appearance.shown += step.duration ?? 0
  if (isOn(trigger, 'useOnScreenDuration') && appearance.shown < figure(trigger, 'onScreenDuration', 0)) return { holds: false, shown: appearance.shown }
  appearance.pushed = true
  return { holds: true, shown: appearance.shown }
}

const needsPage = 'Whether the trigger looks for this element is not known: its selector needs the whole page.'
const earlier = 'The trigger fires once and may have fired before.'
const clock = new BrowserValue('Only a browser knows the time at which an element was seen.')

/** An element is on the screen: an event of its own for each trigger that looks for it. */
export const visibility = (container: Runnable, page: Page, step: Visibility): readonly Occurrence[] => {
  const element = elementNode(step.element)
  return triggersOf(container, 'ELEMENT_VISIBILITY').flatMap((trigger) => {
    const sought = isSought(trigger, element)
    const { holds, shown } = sought === false ? { holds: false, shown: 0 } : appears(page, trigger, step)
    if (!holds) return []
    const once = !['ONCE_PER_ELEMENT', 'MANY_PER_ELEMENT'].includes(textOfParameter(parameterOf(trigger, 'firingFrequency')))
    const before = once ? page.memory.appeared.get(trigger.triggerId) : undefined
    if (before === true) return []
    page.memory.appeared.set(trigger.triggerId, sought)
    const message = {
      event: 'gtm.elementVisibility',
      ...elementKeys(page, element),
      'gtm.visibleRatio': step.ratio ?? 100,
      'gtm.visibleTime': shown,
      'gtm.visibleFirstTime': clock,
      'gtm.visibleLastTime': clock,
    }
    const maybe = sought === 'unknown' ? needsPage : before === 'unknown' ? earlier : undefined
    return pushedFor(message, listeningOf(page, [trigger])).map((one) => (maybe === undefined ? one : { ...one, maybe }))
  })
}
