import type { Visibility } from '@tagmason/domain'
import type { Trigger } from '../../gtm/model.ts'
import { say } from '../../sentences/say.ts'
import { isOn, parameterOf, type Runnable, textOfParameter } from '../container.ts'
import { elementNode, type ElementNode } from '../element.ts'
import { all, BrowserValue, type Holds } from '../known.ts'
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

/** Whether the trigger fires for the element on the screen, and how long it was there; remembers that. */
const appears = (page: Page, trigger: Trigger, step: Visibility): { readonly holds: Holds; readonly shown: number | undefined } => {
  const { memory } = page
  const key = `${trigger.triggerId} ${JSON.stringify(step.element)}`
  const appearance = memory.appearances.get(key) ?? { shown: 0, pushed: false }
  memory.appearances.set(key, appearance)
  const ratio = step.ratio ?? 100
  const enough = ratio > 0 && ratio >= figure(trigger, 'onScreenRatio', 50)
  // What left the screen may appear again; only one of the options counts that.
  if (!enough) appearance.pushed &&= textOfParameter(parameterOf(trigger, 'firingFrequency')) !== 'MANY_PER_ELEMENT'
  if (!enough || appearance.pushed) return { holds: false, shown: undefined }
  const now = step.duration ?? 0
  const before = appearance.shown
  appearance.shown += now
  const least = isOn(trigger, 'useOnScreenDuration') ? figure(trigger, 'onScreenDuration', 0) : 0
  if (appearance.shown < least) return { holds: false, shown: undefined }
  appearance.pushed = true
  return { holds: now >= least ? true : 'unknown', shown: before === 0 ? now : undefined }
}

const needsPage = say('simulate.listeners.elementSelector')
const addsUp = say('simulate.listeners.elementTimes')
const earlier = say('simulate.listeners.elementEarlier')
const clock = () => new BrowserValue(say('simulate.listeners.elementTime'))

/** An element is on the screen: an event of its own for each trigger that looks for it. */
export const visibility = (container: Runnable, page: Page, step: Visibility): readonly Occurrence[] => {
  const element = elementNode(step.element)
  return triggersOf(container, 'ELEMENT_VISIBILITY').flatMap((trigger) => {
    const sought = isSought(trigger, element)
    const { holds, shown } = sought === false ? { holds: sought, shown: undefined } : appears(page, trigger, step)
    if (holds === false) return []
    const once = !['ONCE_PER_ELEMENT', 'MANY_PER_ELEMENT'].includes(textOfParameter(parameterOf(trigger, 'firingFrequency')))
    const before = once ? page.memory.appeared.get(trigger.triggerId) : undefined
    if (before === true) return []
    page.memory.appeared.set(trigger.triggerId, all([sought, holds]))
    const message = {
      event: 'gtm.elementVisibility',
      ...elementKeys(page, element),
      'gtm.visibleRatio': step.ratio ?? 100,
      'gtm.visibleTime': shown ?? clock(),
      'gtm.visibleFirstTime': clock(),
      'gtm.visibleLastTime': clock(),
    }
    const maybe = sought === 'unknown' ? needsPage : holds === 'unknown' ? addsUp : before === 'unknown' ? earlier : undefined
    return pushedFor(message, listeningOf(page, [trigger])).map((one) => (maybe === undefined ? one : { ...one, maybe }))
  })
}
