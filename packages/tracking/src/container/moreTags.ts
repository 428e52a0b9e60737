import type { SentEvent } from '../ga4/sent.ts'
import type { ConsentSettings } from '../gtm/index.ts'
import { say } from '../sentences/say.ts'
import { SentenceError } from '../sentences/sentenceError.ts'
import { type TagType, tagTypeOf } from '../tagTypes/index.ts'
import { parametersOf } from '../tagTypes/write.ts'
import { builtInTriggers } from './ids.ts'
import type { TagDraft } from './tagDraft.ts'
import { valueOf } from './values.ts'
import type { Variables } from './variables.ts'

/** A tag beside those of the plan, such as a conversion of Google Ads. */
export interface MoreTag {
  /** The code of a type that Tagmason writes. */
  readonly type: string
  /** The event of the plan that it fires with; on every page when left out. */
  readonly on?: string
  /** Of the type and the event when left out. */
  readonly name?: string
  /** The consent that it needs, if its type does not look at consent itself; that of the type when left out. */
  readonly consent?: readonly string[]
  readonly values: Readonly<Record<string, string>>
}

/** An event of the plan as its GA4 tag is written: with the key of its trigger. */
interface Written {
  readonly sent: SentEvent
  readonly key: string
}

/** Google's tags look at the consent state themselves; others are held back where the container asks. */
function consentOf({ checksConsent, consent = [] }: TagType, wanted: MoreTag['consent'], asks: boolean): ConsentSettings {
  const types = wanted ?? (asks && checksConsent !== true ? consent : [])
  if (types.length === 0) return { consentStatus: checksConsent === true || wanted === undefined ? 'NOT_SET' : 'NOT_NEEDED' }
  return { consentStatus: 'NEEDED', consentType: { type: 'LIST', list: types.map((value) => ({ type: 'TEMPLATE', value })) } }
}

/** What the event knows of what the tag wants to know: its worth, its currency, its order. */
const valuesFrom = ({ fields = [] }: TagType, sent: SentEvent, variables: Variables): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap(({ key, from }) => {
      const parameter = sent.parameters.find(({ name }) => name === from)
      return parameter === undefined ? [] : [[key, valueOf(sent, parameter, variables)]]
    }),
  )

/**
 * The tags that are wanted beside those of the plan, one for each trigger of their event.
 * @throws SentenceError where Tagmason does not write the type, or the plan does not have the event
 */
export function moreTags(wanted: readonly MoreTag[], written: readonly Written[], variables: Variables, asks: boolean): TagDraft[] {
  return wanted.flatMap(({ type: code, on, name, consent, values }): TagDraft[] => {
    const type = tagTypeOf(code)
    if (type?.fields === undefined) throw new SentenceError(say('write.tags.type', { type: code }))
    const draft = { type: code, consent: consentOf(type, consent, asks), firing: 'ONCE_PER_EVENT' } as const
    if (on === undefined) return [{ ...draft, name: name ?? type.label, parameter: parametersOf(type, values), trigger: builtInTriggers.allPages }]
    const events = written.filter(({ sent }) => sent.name === on)
    if (events.length === 0) {
      const names = [...new Set(written.map(({ sent }) => sent.name))].join(', ')
      throw new SentenceError(
        names === '' ? say('write.tags.noEvents', { type: code, event: on }) : say('write.tags.otherEvent', { type: code, event: on, events: names }),
      )
    }
    return events.map(({ sent, key }) => ({
      ...draft,
      name: name ?? `${type.label} - ${on}`,
      parameter: parametersOf(type, { ...valuesFrom(type, sent, variables), ...values }),
      trigger: key,
    }))
  })
}
