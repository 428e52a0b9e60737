import type { Tag } from '../gtm/model.ts'
import { say, type Words } from '../sentences/say.ts'
import { textOfParameter } from './container.ts'
import { asText, type Holds } from './known.ts'
import type { Moment } from './moment.ts'
import type { Turn } from './page.ts'
import { resolveText } from './variables/texts.ts'

/** Whether a tag that is to fire may, and why not. */
export interface Gate {
  readonly holds: Holds
  readonly because: Words
}

const open: Gate = { holds: true, because: '' }

const lastDate = 8.64e15
const day = (ms: number): string => `${new Date(Math.min(ms, lastDate)).toISOString().slice(0, 16).replace('T', ' ')} UTC`

const schedule = (moment: Moment, tag: Tag): Gate => {
  const [start, end] = [Number(tag['scheduleStartMs']), Number(tag['scheduleEndMs'])]
  if (!(start > 0) && !(end > 0)) return open
  const { now } = moment.options
  if (now === undefined) return { holds: 'unknown', because: say('simulate.schedule.noTime') }
  if (now < start) return { holds: false, because: say('simulate.schedule.from', { time: day(start) }) }
  return end > 0 && now >= end ? { holds: false, because: say('simulate.schedule.until', { time: day(end) }) } : open
}

const consent = (moment: Moment, tag: Tag): Gate => {
  const settings = tag.consentSettings
  if (settings?.consentStatus !== 'NEEDED') return open
  let gate = open
  for (const entry of settings.consentType?.list ?? []) {
    const type = resolveText(moment, textOfParameter(entry))
    if (!type.known) {
      gate = { holds: 'unknown', because: say('simulate.consent.typeUnknown', { because: type.because }) }
      continue
    }
    const granted = moment.consent.granted(asText(type.value))
    if (granted.holds === false) return granted
    if (granted.holds === 'unknown') gate = granted
  }
  return gate
}

/** What takes a tag out of the container for the time being, and with it its sequence: it is paused, only published, or scheduled. */
export const presenceOf = (moment: Moment, tag: Tag, paused: boolean): Gate => {
  if (paused) return { holds: false, because: say('simulate.tag.paused') }
  if (tag.liveOnly === true && moment.options.debug) return { holds: false, because: say('simulate.tag.publishedOnly') }
  return schedule(moment, tag)
}

/** The turn that a tag with this firing option had before, if it has no other. */
export const turnBefore = (moment: Moment, tag: Tag): Turn | undefined => {
  if (tag.tagFiringOption === 'UNLIMITED') return undefined
  return (tag.tagFiringOption === 'ONCE_PER_LOAD' ? moment.page.turns.get(tag) : undefined) ?? moment.turns.get(tag)
}

/** Once per page or event, and then consent. */
export const gateOf = (moment: Moment, tag: Tag): Gate => {
  const before = turnBefore(moment, tag)
  const ofPage = tag.tagFiringOption === 'ONCE_PER_LOAD'
  if (before?.came === true) {
    if (!ofPage) return { holds: false, because: before.fired === false ? consent(moment, tag).because : say('simulate.once.event') }
    if (before.fired === true) return { holds: false, because: say('simulate.once.page') }
    if (before.fired === false) return { holds: false, because: say('simulate.once.pageWithoutConsent') }
    return { holds: false, because: say('simulate.once.maybePage') }
  }
  const allowed = consent(moment, tag)
  return before === undefined || allowed.holds === false ? allowed : { holds: 'unknown', because: say('simulate.once.maybePage') }
}
