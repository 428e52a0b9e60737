import type { TagDraft } from './tagDraft.ts'
import { type SentEvent, inEcommerce } from '../ga4/sent.ts'
import type { Parameter } from '../gtm/index.ts'
import { googleTagConsent } from './consent.ts'
import { folderOf } from './folders.ts'
import { builtInTriggers } from './ids.ts'
import { gaawe } from '../tagTypes/gaawe.ts'
import { googtag } from '../tagTypes/googtag.ts'
import { parametersOf } from '../tagTypes/write.ts'
import { table } from './shapes.ts'
import { plainText } from './text.ts'
import { valueOf } from './values.ts'
import type { Variables } from './variables.ts'

export type Row = readonly [string, string]
const columns = ['parameter', 'parameterValue'] as const

/** Parameters that the tag sets itself. Those of the `ecommerce` object are read by the tag in one piece (`sendEcommerceData`). */
export function rowsOf(sent: SentEvent, variables: Variables): Row[] {
  return sent.parameters
    .filter((parameter) => !inEcommerce(sent, parameter.name))
    .map((parameter): Row => [parameter.name, valueOf(sent, parameter, variables)])
}

/** Rows from the data layer that every one of at least two tags has: they move into one shared settings variable. */
export function sharedRows(all: readonly (readonly Row[])[]): Row[] {
  const [first = [], ...others] = all
  if (others.length === 0) return []
  return first.filter(([name, value]) => value.startsWith('{{DLV - ') && others.every((rows) => rows.some((row) => row[0] === name && row[1] === value)))
}

export const settingsTable = (key: 'eventSettingsTable' | 'configSettingsTable', rows: readonly Row[]): Parameter => table(key, columns, rows)

/** `note`: why the event is there. */
export function eventTag(sent: SentEvent, rows: readonly Row[], destination: string, shared: string | null, trigger: string, note: string): TagDraft {
  return {
    name: `GA4 - ${sent.name}`,
    type: gaawe.code,
    notes: [note, ...(sent.left.length === 0 ? [] : [`Not sent, because GA4 takes 25 parameters per event: ${plainText(sent.left.join(', '))}.`])].join(' '),
    folder: folderOf(sent.event),
    parameter: parametersOf(gaawe, {
      sendEcommerceData: String(sent.ecommerce),
      getEcommerceDataFrom: sent.ecommerce ? 'dataLayer' : undefined,
      eventSettingsTable: rows,
      eventName: sent.name,
      measurementIdOverride: destination,
      eventSettingsVariable: shared ?? undefined,
    }),
    trigger,
    firing: 'ONCE_PER_EVENT',
    consent: googleTagConsent,
  }
}

/** `events`: settings of its page view and of all else that it sends. */
export function googleTag(destination: string, config: string | null, events: string | null): TagDraft {
  return {
    name: 'Google tag - GA4',
    type: googtag.code,
    parameter: parametersOf(googtag, { tagId: destination, configSettingsVariable: config ?? undefined, eventSettingsVariable: events ?? undefined }),
    trigger: builtInTriggers.initialization,
    firing: 'ONCE_PER_EVENT',
    consent: googleTagConsent,
  }
}
