import type { Scroll } from '@tagmason/domain'
import type { Trigger } from '../../gtm/model.ts'
import { say } from '../../sentences/say.ts'
import { isOn, parameterOf, type Runnable, textOfParameter } from '../container.ts'
import { BrowserValue } from '../known.ts'
import type { Occurrence } from '../moment.ts'
import type { Page } from '../page.ts'
import { listeningOf, pushedFor, triggersOf } from './listening.ts'
import { figuresOf, shared } from './thresholds.ts'

type Unit = 'PERCENT' | 'PIXELS'

const unitOf = (trigger: Trigger, direction: string): Unit =>
  textOfParameter(parameterOf(trigger, `${direction}ThresholdUnits`)) === 'PIXELS' ? 'PIXELS' : 'PERCENT'

const otherUnit = say('simulate.listeners.scrollUnit')
const earlier = say('simulate.listeners.scrollEarlier')

/** A scroll: each threshold that is reached for the first time on the page, from the lowest. */
export const scroll = (container: Runnable, page: Page, step: Scroll): readonly Occurrence[] => {
  const direction = step.direction ?? 'vertical'
  const unit: Unit = step.percent === undefined ? 'PIXELS' : 'PERCENT'
  const depth = step.percent ?? step.pixels ?? 0
  const triggers = triggersOf(container, 'SCROLL_DEPTH').filter((trigger) => isOn(trigger, `${direction}ThresholdOn`))
  const found: Occurrence[] = []
  const figures = (of: Unit) => (trigger: Trigger) => figuresOf(trigger, `${direction}Thresholds${of === 'PERCENT' ? 'Percent' : 'Pixels'}`)
  const keys = { event: 'gtm.scrollDepth', 'gtm.scrollDirection': direction }
  const same = triggers.filter((trigger) => unitOf(trigger, direction) === unit)
  for (const [figure, owners] of shared(same, figures(unit))) {
    const key = `${direction} ${unit} ${figure}`
    const before = page.memory.passed.get(key)
    if (figure > depth || before === true) continue
    page.memory.passed.set(key, true)
    const message = { ...keys, 'gtm.scrollThreshold': figure, 'gtm.scrollUnits': unit.toLowerCase() }
    const pushed = pushedFor(message, listeningOf(page, owners))
    found.push(...(before === 'unknown' ? pushed.map((one) => ({ ...one, maybe: earlier })) : pushed))
  }
  const others = triggers.filter((trigger) => unitOf(trigger, direction) !== unit)
  const other: Unit = unit === 'PERCENT' ? 'PIXELS' : 'PERCENT'
  const open = others.filter((trigger) => figures(other)(trigger).some((figure) => page.memory.passed.get(`${direction} ${other} ${figure}`) !== true))
  if (depth > 0 && open.length > 0) {
    for (const trigger of open)
      for (const figure of figures(other)(trigger)) {
        const key = `${direction} ${other} ${figure}`
        if (page.memory.passed.get(key) !== true) page.memory.passed.set(key, 'unknown')
      }
    const message = { ...keys, 'gtm.scrollThreshold': new BrowserValue(otherUnit), 'gtm.scrollUnits': other.toLowerCase() }
    found.push(...pushedFor(message, listeningOf(page, open)).map((one) => ({ ...one, maybe: otherUnit })))
  }
  return found
}
