import type { Tag } from '../gtm/model.ts'
import { say } from '../sentences/say.ts'
import { textOfParameter } from './container.ts'
import { asText, type Holds } from './known.ts'
import type { Moment } from './moment.ts'
import { resolveText } from './variables/resolve.ts'

/** Whether a tag that is to fire may, and why not. */
export interface Gate {
  readonly holds: Holds
  readonly because: string
  /** It does not fire now because it did before. */
  readonly already?: boolean
}

const open: Gate = { holds: true, because: '' }

const firingOption = (moment: Moment, tag: Tag): Gate => {
  if (tag.tagFiringOption === 'ONCE_PER_LOAD') {
    const before = moment.page.firedTags.get(tag)
    if (before === true) return { holds: false, because: say`It fires once per page and has fired on this page.`, already: true }
    if (before === 'unknown') return { holds: 'unknown', because: say`It fires once per page and may have fired on this page.` }
  }
  if (tag.tagFiringOption !== 'UNLIMITED' && moment.firedInEvent.has(tag))
    return { holds: false, because: say`It fires once per event and has fired in this one.`, already: true }
  return open
}

const lastDate = 8.64e15
const day = (ms: number): string => `${new Date(Math.min(ms, lastDate)).toISOString().slice(0, 16).replace('T', ' ')} UTC`

const schedule = (moment: Moment, tag: Tag): Gate => {
  const [start, end] = [Number(tag['scheduleStartMs']), Number(tag['scheduleEndMs'])]
  if (!(start > 0) && !(end > 0)) return open
  const { now } = moment.options
  if (now === undefined) return { holds: 'unknown', because: say`It fires in a certain time only, and the simulation has no time.` }
  if (now < start) return { holds: false, because: say`It fires from ${day(start)} on.` }
  return end > 0 && now >= end ? { holds: false, because: say`It fired until ${day(end)}.` } : open
}

const consent = (moment: Moment, tag: Tag): Gate => {
  const settings = tag.consentSettings
  if (settings?.consentStatus !== 'NEEDED') return open
  let gate = open
  for (const entry of settings.consentType?.list ?? []) {
    const type = resolveText(moment, textOfParameter(entry))
    if (!type.known) {
      gate = { holds: 'unknown', because: say`Which consent it needs is not known: ${type.because}` }
      continue
    }
    const granted = moment.consent.granted(asText(type.value))
    if (granted.holds === false) return granted
    if (granted.holds === 'unknown') gate = granted
  }
  return gate
}

/** Paused, published only, scheduled, once per page or event, consent: in this order. */
export const gateOf = (moment: Moment, tag: Tag, paused: boolean): Gate => {
  if (paused) return { holds: false, because: say`It is paused.` }
  if (tag.liveOnly === true && moment.options.debug) return { holds: false, because: say`It fires in the published container only, and this is a preview.` }
  const gates = [firingOption(moment, tag), schedule(moment, tag), consent(moment, tag)]
  return gates.find(({ holds }) => holds === false) ?? gates.find(({ holds }) => holds === 'unknown') ?? open
}
