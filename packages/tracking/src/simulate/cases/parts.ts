import { boolean, condition, integer, table, template } from '../../container/shapes.ts'
import type { Condition, FormatValue, Parameter, Tag, Trigger } from '../../gtm/index.ts'
import type { TagPart, TriggerPart, VariablePart } from './build.ts'

type Names = string | readonly string[]
const list = (names: Names | undefined): readonly string[] => (names === undefined ? [] : typeof names === 'string' ? [names] : names)

interface TagMore {
  readonly not?: Names
  readonly priority?: number
  readonly option?: 'ONCE_PER_EVENT' | 'ONCE_PER_LOAD' | 'UNLIMITED'
  readonly paused?: true
  /** Consent types that it needs. */
  readonly needs?: readonly string[]
  readonly status?: 'NOT_SET' | 'NOT_NEEDED'
  readonly setup?: string
  readonly stopOnSetupFailure?: true
  readonly cleanup?: string
  readonly stopTeardownOnFailure?: true
  /** First and last moment, in milliseconds since 1970. */
  readonly schedule?: readonly [from: number, to: number]
}

const fields = (more: TagMore): Partial<Tag> => ({
  ...(more.priority === undefined ? {} : { priority: { type: 'INTEGER', value: String(more.priority) } }),
  ...(more.setup === undefined ? {} : { setupTag: [{ tagName: more.setup, stopOnSetupFailure: more.stopOnSetupFailure ?? false }] }),
  ...(more.cleanup === undefined ? {} : { teardownTag: [{ tagName: more.cleanup, stopTeardownOnFailure: more.stopTeardownOnFailure ?? false }] }),
  ...(more.schedule === undefined ? {} : { scheduleStartMs: String(more.schedule[0]), scheduleEndMs: String(more.schedule[1]) }),
  tagFiringOption: more.option ?? 'ONCE_PER_EVENT',
  ...(more.paused === undefined ? {} : { paused: true }),
  ...(more.needs === undefined
    ? { consentSettings: { consentStatus: more.status ?? 'NOT_SET' } }
    : { consentSettings: { consentStatus: 'NEEDED', consentType: { type: 'LIST', list: more.needs.map((value) => ({ type: 'TEMPLATE', value })) } } }),
})

const part = (name: string, type: string, parameter: readonly Parameter[], on: Names, more: TagMore): TagPart => ({
  kind: 'tag',
  on: list(on),
  not: list(more.not),
  tag: { tagId: '', name, type, parameter, ...fields(more) },
})

/** A tag of which only matters when it fires: own HTML. */
export const tag = (name: string, on: Names, more: TagMore = {}): TagPart =>
  part(name, 'html', [template('html', '<script>own()</script>'), boolean('supportDocumentWrite', false)], on, more)

/** A GA4 event that sends these parameters. */
export const send = (
  name: string,
  on: Names,
  rows: Readonly<Record<string, string>>,
  more: TagMore & { readonly settings?: string; readonly event?: string } = {},
): TagPart =>
  part(
    name,
    'gaawe',
    [
      template('eventName', more.event ?? 'seen'),
      template('measurementIdOverride', 'G-ABCDEFGHIJ'),
      table('eventSettingsTable', ['parameter', 'parameterValue'], Object.entries(rows)),
      ...(more.settings === undefined ? [] : [template('eventSettingsVariable', more.settings)]),
    ],
    on,
    more,
  )

/** A tag of any other type. */
export const tagOf = (name: string, type: string, parameter: readonly Parameter[], on: Names, more: TagMore = {}): TagPart =>
  part(name, type, parameter, on, more)

/** What `send` sent, as the result names it. */
export const sent = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`eventSettingsTable.${key}`, value]))

/** A condition as the trigger's form shows it: `when('Page Path', 'EQUALS', '/')`. */
export const when = (variable: string, is: string, value: string, options: { readonly negate?: true; readonly ignoreCase?: true } = {}): Condition =>
  condition(is, `{{${variable}}}`, value, options)

export const trigger = (name: string, type: string, filter: readonly Condition[] = [], more: Partial<Trigger> = {}): TriggerPart => ({
  kind: 'trigger',
  members: [],
  trigger: { triggerId: '', name, type, ...(filter.length > 0 ? { filter } : {}), ...more },
})

export const onEvent = (name: string, event = name, ...filter: readonly Condition[]): TriggerPart =>
  trigger(name, 'CUSTOM_EVENT', filter, { customEventFilter: [when('_event', 'EQUALS', event)] })

export const group = (name: string, ...members: readonly string[]): TriggerPart => ({
  kind: 'trigger',
  members,
  trigger: { triggerId: '', name, type: 'TRIGGER_GROUP' },
})

/** LINK_CLICK or FORM_SUBMISSION with its options. */
export const listener = (
  name: string,
  type: 'LINK_CLICK' | 'FORM_SUBMISSION',
  options: { readonly check?: boolean; readonly wait?: boolean; readonly where?: readonly Condition[]; readonly filter?: readonly Condition[] } = {},
): TriggerPart =>
  trigger(name, type, options.filter ?? [], {
    ...(options.where === undefined ? {} : { autoEventFilter: options.where }),
    waitForTags: { type: 'BOOLEAN', value: String(options.wait ?? false) },
    checkValidation: { type: 'BOOLEAN', value: String(options.check ?? false) },
    waitForTagsTimeout: { type: 'TEMPLATE', value: '2000' },
    uniqueTriggerId: { type: 'TEMPLATE' },
  })

/** Parameters as an object: text, number, flag, or rows of key and value. */
export type Values = Readonly<Record<string, string | number | boolean | readonly (readonly [string, string])[]>>

export const parameters = (values: Values): readonly Parameter[] =>
  Object.entries(values).map(([key, value]) =>
    typeof value === 'string'
      ? template(key, value)
      : typeof value === 'number'
        ? integer(key, value)
        : typeof value === 'boolean'
          ? boolean(key, value)
          : table(key, ['key', 'value'], value),
  )

export const variable = (name: string, type: string, values: Values = {}, formatValue: FormatValue = {}): VariablePart => ({
  kind: 'variable',
  variable: { variableId: '', name, type, parameter: parameters(values), formatValue },
})

/** A data layer variable, version 2 where nothing else is said, called like its key. */
export const dataLayer = (key: string, more: { readonly name?: string; readonly version?: 1 | 2; readonly defaultValue?: string } = {}): VariablePart =>
  variable(more.name ?? key, 'v', {
    name: key,
    dataLayerVersion: more.version ?? 2,
    setDefaultValue: more.defaultValue !== undefined,
    ...(more.defaultValue === undefined ? {} : { defaultValue: more.defaultValue }),
  })

/** A variable of shared settings for Google tags: gtcs for the configuration, gtes for events. */
export const settings = (name: string, type: 'gtcs' | 'gtes', rows: Readonly<Record<string, string>>): VariablePart => ({
  kind: 'variable',
  variable: {
    variableId: '',
    name,
    type,
    parameter: [table(type === 'gtes' ? 'eventSettingsTable' : 'configSettingsTable', ['parameter', 'parameterValue'], Object.entries(rows))],
  },
})
