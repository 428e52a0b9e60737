import type { Trigger } from '../../gtm/model.ts'
import { say } from '../../sentences/say.ts'
import { SentenceError } from '../../sentences/sentenceError.ts'
import type { Runnable } from '../container.ts'
import { BrowserValue } from '../known.ts'
import type { Occurrence } from '../moment.ts'
import type { Page } from '../page.ts'
import { timerEvent } from '../triggers.ts'
import { listeningOf, pushedFor, triggersOf } from './listening.ts'

const clock = () => new BrowserValue(say('simulate.listeners.timerTime'))
/** More ticks in one step are a mistake of the step or the trigger. */
const mostTicks = 1000

const tick = (page: Page, trigger: Trigger): readonly Occurrence[] => {
  const timer = page.memory.timers.get(trigger.triggerId)
  if (timer === undefined || timer.ticks >= timer.limit) return []
  timer.ticks++
  const message = {
    event: timerEvent(trigger),
    'gtm.timerId': clock(),
    'gtm.timerEventNumber': timer.ticks,
    'gtm.timerInterval': timer.interval,
    'gtm.timerLimit': timer.limit === Number.POSITIVE_INFINITY ? undefined : timer.limit,
    'gtm.timerStartTime': clock(),
    'gtm.timerCurrentTime': clock(),
    'gtm.timerElapsedTime': timer.ticks * timer.interval,
  }
  return pushedFor(message, listeningOf(page, [trigger]))
}

/**
 * The interval of one timer, or of all, is over once.
 * @throws Error where no timer has the name.
 */
export const tickOnce = (container: Runnable, page: Page, name: string | undefined, step: number): readonly Occurrence[] => {
  const timers = triggersOf(container, 'TIMER').filter((trigger) => name === undefined || trigger.name === name)
  if (name !== undefined && timers.length === 0) throw new SentenceError(say('simulate.steps.noTimer', { step, timer: JSON.stringify(name) }))
  return timers.flatMap((trigger) => tick(page, trigger))
}

/**
 * Time passes: timers tick in the order of their times.
 * @throws Error where they would tick more often than anybody looks at.
 */
export const wait = (container: Runnable, page: Page, ms: number, step: number): readonly Occurrence[] => {
  const due: { readonly at: number; readonly trigger: Trigger }[] = []
  for (const trigger of triggersOf(container, 'TIMER')) {
    const timer = page.memory.timers.get(trigger.triggerId)
    if (timer === undefined || !(timer.interval > 0)) continue
    const times = Math.min(Math.floor((timer.waited + ms) / timer.interval), timer.limit - timer.ticks)
    if (times > mostTicks) throw new SentenceError(say('simulate.steps.tooManyTicks', { step, timer: trigger.name, ticks: times, most: mostTicks }))
    for (let number = 1; number <= times; number++) due.push({ at: number * timer.interval - timer.waited, trigger })
    timer.waited = (timer.waited + ms) % timer.interval
  }
  return due.sort((one, other) => one.at - other.at).flatMap(({ trigger }) => tick(page, trigger))
}
