import type { Video } from '@tagmason/domain'
import type { Trigger } from '../../gtm/model.ts'
import { say } from '../../sentences/say.ts'
import { isOn, type Runnable } from '../container.ts'
import { BrowserValue } from '../known.ts'
import type { Occurrence } from '../moment.ts'
import type { Page } from '../page.ts'
import { listeningOf, pushedFor, triggersOf } from './listening.ts'
import { figuresOf, shared } from './thresholds.ts'

const captures: Readonly<Record<Video['status'], string>> = {
  start: 'captureStart',
  complete: 'captureComplete',
  // One switch for all three: pausing, seeking, buffering.
  pause: 'capturePause',
  buffering: 'capturePause',
  progress: 'captureProgress',
}

const untold = () => new BrowserValue(say('simulate.listeners.videoUntold'))

/** Percent and seconds, each from the other where the length is known. */
const progressOf = ({ percent, seconds, duration }: Video): { readonly percent: number | undefined; readonly seconds: number | undefined } => ({
  percent: percent ?? (seconds === undefined || duration === undefined || duration <= 0 ? undefined : Math.round((seconds / duration) * 100)),
  seconds: seconds ?? (percent === undefined || duration === undefined ? undefined : Math.round((percent / 100) * duration)),
})

const perhaps = say('simulate.listeners.videoUnit')

/** A YouTube video changes its state; progress is an event for each threshold that is reached for the first time. */
export const video = (container: Runnable, page: Page, step: Video): readonly Occurrence[] => {
  const triggers = triggersOf(container, 'YOU_TUBE_VIDEO').filter((trigger) => isOn(trigger, captures[step.status]))
  const { percent, seconds } = progressOf(step)
  const message = {
    event: 'gtm.video',
    'gtm.videoProvider': 'youtube',
    'gtm.videoStatus': step.status,
    'gtm.videoUrl': step.url ?? untold(),
    'gtm.videoTitle': step.title ?? untold(),
    'gtm.videoDuration': step.duration ?? untold(),
    'gtm.videoCurrentTime': seconds ?? untold(),
    'gtm.videoPercent': percent ?? untold(),
    'gtm.videoVisible': step.visible ?? untold(),
  }
  if (step.status !== 'progress') return pushedFor(message, listeningOf(page, triggers))
  const inPercent = (trigger: Trigger) => figuresOf(trigger, 'progressThresholdsPercent')
  const byPercent = triggers.filter((trigger) => inPercent(trigger).length > 0)
  const reached = (unit: 'percent' | 'seconds', depth: number | undefined, owners: readonly Trigger[], figures: (trigger: Trigger) => readonly number[]) => {
    if (depth === undefined) return owners.length === 0 ? [] : pushedFor(message, listeningOf(page, owners)).map((one) => ({ ...one, maybe: perhaps }))
    return shared(owners, figures).flatMap(([figure, those]) => {
      const key = `${step.url ?? step.title ?? ''} ${unit} ${figure}`
      if (figure > depth || page.memory.passed.has(key)) return []
      page.memory.passed.set(key, true)
      const at = unit === 'percent' ? { 'gtm.videoPercent': figure } : { 'gtm.videoCurrentTime': figure }
      return pushedFor({ ...message, ...at }, listeningOf(page, those))
    })
  }
  return [
    ...reached('percent', percent, byPercent, inPercent),
    ...reached(
      'seconds',
      seconds,
      triggers.filter((trigger) => !byPercent.includes(trigger)),
      (trigger) => figuresOf(trigger, 'progressThresholdsTimeInSeconds'),
    ),
  ]
}
