import type { ConsentSettings, Parameter, Tag } from '../gtm/model.ts'
import { listOf, type Obj } from '../gtm/values.ts'
import { tagTypeOf } from '../tagTypes/index.ts'
import { codeOf, isListener } from './listeners.ts'
import type { Names } from './names.ts'
import type { Published } from './resource.ts'
import type { Triggers } from './triggers.ts'
import { type Lookup, textOf, valueOf } from './values.ts'
import { parametersOf } from './variables.ts'

/** What the compiler changes in HTML so that the container, and not the browser, runs its scripts. */
const asWritten = (one: Parameter): Parameter =>
  one.key === 'html' && typeof one.value === 'string'
    ? { ...one, value: one.value.replace(/(<script\b[^>]*?)\s+type=(["']?)text\/gtmscript\2/gi, '$1').replace(/(<script\b[^>]*?\s)data-gtmsrc=/gi, '$1src=') }
    : one

/** The key that says best what a tag is about. */
const subjects = [
  'vtp_eventName',
  'vtp_tagId',
  'vtp_measurementId',
  'vtp_conversionLabel',
  'vtp_conversionId',
  'vtp_eventAction',
  'vtp_trackType',
  'vtp_url',
  'vtp_id',
]

/** GA4 events of 2022 and 2023 name their configuration tag, and what is published is the id that it had. */
function withId(type: string, parameters: readonly Parameter[]): readonly Parameter[] {
  const has = (key: string) => parameters.some((one) => one.key === key && one.value !== undefined)
  if (type !== 'gaawe' || !parameters.some((one) => one.key === 'measurementId' && one.type === 'TEMPLATE')) return parameters
  const rest = parameters.filter((one) => one.key !== (has('measurementIdOverride') ? 'measurementId' : 'measurementIdOverride'))
  return rest.map((one) => (one.key === 'measurementId' ? { ...one, key: 'measurementIdOverride' } : one))
}

const isPaused = (tag: Obj): boolean => codeOf(tag) === 'paused'

/** The type of a paused tag, which is all that is published of it. */
export const pausedTypeOf = (tag: Obj): string => (typeof tag['vtp_originalTagType'] === 'string' ? tag['vtp_originalTagType'] : '')

/** Names for all tags that are no listeners, by their number. */
export function namesOfTags(tags: readonly Obj[], names: Names, variable: Lookup['variable']): (index: number) => string {
  const words: Lookup = { variable, tag: () => '' }
  const given = tags.map((tag) => {
    if (isListener(tag)) return ''
    const code = isPaused(tag) ? pausedTypeOf(tag) : codeOf(tag)
    const subject = subjects.find((key) => key in tag)
    const number = typeof tag['tag_id'] === 'number' ? String(tag['tag_id']) : ''
    return names.give(tagTypeOf(code)?.label ?? code, subject === undefined ? number : textOf(tag[subject], words))
  })
  return (index) => given[index] ?? ''
}

/** The tag that is to run before or after another, and whether its failure stops the chain. */
function neighbour(list: unknown, stops: number): { readonly at: number; readonly stop: boolean } | undefined {
  const [, entry] = listOf(list)
  const [kind, at, flag] = listOf(entry)
  return kind === 'tag' && typeof at === 'number' ? { at, stop: flag === stops } : undefined
}

const consentOf = (tag: Obj, lookup: Lookup): ConsentSettings =>
  'consent' in tag ? { consentStatus: 'NEEDED', consentType: valueOf(tag['consent'], lookup) } : { consentStatus: 'NOT_SET' }

const optionOf = (tag: Obj): string => (tag['once_per_load'] === true ? 'ONCE_PER_LOAD' : tag['once_per_event'] === true ? 'ONCE_PER_EVENT' : 'UNLIMITED')

/** Tags of people, with the triggers that fire and block them. Of paused tags only those that another tag waits for, as empty HTML: their settings are not published. */
export function readTags({ tags }: Published, { firing, blocking }: Triggers, lookup: Lookup, id: () => string): readonly Tag[] {
  const sequences = tags.flatMap((tag) => [neighbour(tag['setup_tags'], 1), neighbour(tag['teardown_tags'], 2)])
  const needed = new Set(sequences.flatMap((one) => (one === undefined ? [] : [one.at])))
  return tags.flatMap((tag, at): Tag[] => {
    const paused = isPaused(tag)
    if (isListener(tag) || (paused && !needed.has(at))) return []
    const before = neighbour(tag['setup_tags'], 1)
    const after = neighbour(tag['teardown_tags'], 2)
    const fires = firing.get(at)
    const blocks = blocking.get(at)
    return [
      {
        tagId: typeof tag['tag_id'] === 'number' ? String(tag['tag_id']) : id(),
        name: lookup.tag(at),
        type: paused ? 'html' : codeOf(tag),
        ...(typeof tag['priority'] === 'number' ? { priority: { type: 'INTEGER', value: String(tag['priority']) } } : {}),
        parameter: paused ? [{ type: 'TEMPLATE', key: 'html', value: '<!-- -->' }] : withId(codeOf(tag), parametersOf(tag, lookup).map(asWritten)),
        ...(fires === undefined ? {} : { firingTriggerId: fires }),
        ...(blocks === undefined ? {} : { blockingTriggerId: blocks }),
        ...(before === undefined ? {} : { setupTag: [{ tagName: lookup.tag(before.at), ...(before.stop ? { stopOnSetupFailure: true } : {}) }] }),
        ...(after === undefined ? {} : { teardownTag: [{ tagName: lookup.tag(after.at), ...(after.stop ? { stopTeardownOnFailure: true } : {}) }] }),
        tagFiringOption: optionOf(tag),
        ...(paused ? { paused: true } : {}),
        ...(tag['live_only'] === true ? { liveOnly: true } : {}),
        ...(Array.isArray(tag['metadata']) ? { monitoringMetadata: valueOf(tag['metadata'], lookup) } : {}),
        consentSettings: consentOf(tag, lookup),
      },
    ]
  })
}

/** The types of the paused tags, one for each. */
export const pausedIn = ({ tags }: Published): readonly string[] => tags.filter(isPaused).map(pausedTypeOf)
