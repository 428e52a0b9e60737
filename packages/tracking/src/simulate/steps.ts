import type { PageLoad, Step } from '@tagmason/domain'
import { say } from '../sentences/say.ts'
import type { Runnable } from './container.ts'
import { BrowserValue } from './known.ts'
import { click, formSubmit } from './listeners/clicks.ts'
import { history, scriptError } from './listeners/page.ts'
import { scroll } from './listeners/scroll.ts'
import { tickOnce, wait } from './listeners/timers.ts'
import { video } from './listeners/video.ts'
import { visibility } from './listeners/visibility.ts'
import type { Occurrence } from './moment.ts'
import type { Page } from './page.ts'

/** What the page and the snippet pushed before the container ran, then what the page pushes while it loads and what the browser brings, each when all before it is done. */
export const loading = (step: PageLoad, now: number | undefined): readonly (readonly Occurrence[])[] => [
  [
    ...(step.dataLayer ?? []).map((message) => ({ message })),
    { message: { 'gtm.start': now ?? new BrowserValue(say('simulate.steps.startTime')), event: 'gtm.js' } },
  ],
  [...(step.whileLoading ?? []).map((message) => ({ message })), { message: { event: 'gtm.dom' } }],
  [{ message: { event: 'gtm.load' } }],
]

/**
 * What the listeners of the container push on a step, in order.
 * @throws Error with one sentence where the step cannot happen on the page.
 */
export const happening = (container: Runnable, page: Page, step: Exclude<Step, PageLoad>, number: number): readonly Occurrence[] => {
  switch (step.type) {
    case 'push':
      return [{ message: step.data }]
    case 'click':
    case 'linkClick':
      return click(container, page, step)
    case 'formSubmit':
      return formSubmit(container, page, step)
    case 'scroll':
      return scroll(container, page, step)
    case 'visibility':
      return visibility(container, page, step)
    case 'history':
      return history(container, page, step, number)
    case 'timer':
      return tickOnce(container, page, step.trigger, number)
    case 'wait':
      return wait(container, page, step.ms, number)
    case 'consent':
      return [{ message: ['consent', step.command ?? 'update', step.region === undefined ? step.state : { ...step.state, region: step.region }] }]
    case 'video':
      return video(container, page, step)
    case 'error':
      return scriptError(container, page, step)
  }
}
