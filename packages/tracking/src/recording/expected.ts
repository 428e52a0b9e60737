import type { SimulatedEvent, SimulatedStep, TagOutcome } from '../simulate/outcomes.ts'
import { tagTypeOf } from '../tagTypes/index.ts'
import type { TypeHit } from '../tagTypes/tagType.ts'
import type { RecordedStep } from './steps.ts'
import type { Vendor } from './types.ts'

/** An event that a container sends by a simulation of the recorded visit. */
export interface ExpectedHit {
  readonly tag: string
  readonly vendor: Vendor
  readonly event: string
  /** Empty where it is not known. */
  readonly destination: string
  /** Parameters whose values are known. */
  readonly params: Readonly<Record<string, unknown>>
  readonly page: number
  readonly at: number | null
}

type Told = Pick<ExpectedHit, 'vendor' | 'event' | 'destination' | 'params'>

const isGa4 = /^GT?-[A-Z0-9]+$/i
const ecommerceParts = ['currency', 'value', 'transaction_id', 'tax', 'shipping', 'coupon']

const valuesOf = ({ parameters }: TagOutcome): ReadonlyMap<string, unknown> =>
  new Map(parameters.flatMap(({ key, value }) => (value.known && value.value !== undefined ? [[key, value.value] as const] : [])))

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** Rows of a table of parameters, by the names of their parameters. */
const rows = (values: ReadonlyMap<string, unknown>, ...tables: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    [...values].flatMap(([key, value]) => tables.flatMap((table) => (key.startsWith(`${table}.`) ? [[key.slice(table.length + 1), value] as const] : []))),
  )

function ofGa4Event(values: ReadonlyMap<string, unknown>, { dataLayer }: SimulatedEvent): readonly Told[] {
  const event = text(values.get('eventName'))
  const ecommerce = dataLayer['ecommerce']
  const shop =
    String(values.get('sendEcommerceData')) === 'true' && typeof ecommerce === 'object' && ecommerce !== null ? (ecommerce as Record<string, unknown>) : {}
  const known = Object.fromEntries(ecommerceParts.flatMap((key) => (shop[key] === undefined ? [] : [[key, shop[key]] as const])))
  const destination = text(values.get('measurementIdOverride')) || text(values.get('measurementId'))
  return event === ''
    ? []
    : [
        {
          vendor: 'gtag',
          event,
          destination: isGa4.test(destination) ? destination : '',
          params: { ...known, ...rows(values, 'eventSettingsTable', 'eventParameters') },
        },
      ]
}

/** The Google tag sends the page view of its page, unless it is told not to. */
function ofGoogleTag(values: ReadonlyMap<string, unknown>): readonly Told[] {
  const destination = text(values.get('tagId')) || text(values.get('measurementId'))
  const off = [values.get('configSettingsTable.send_page_view'), values.get('fieldsToSet.send_page_view'), values.get('sendPageView')].some(
    (value) => String(value) === 'false',
  )
  return isGa4.test(destination) && !off ? [{ vendor: 'gtag', event: 'page_view', destination, params: {} }] : []
}

const pixelCall = /\bfbq\(\s*['"]track(?:Custom)?['"]\s*,\s*['"]([\w -]+)['"]/g

/** What code of a Custom HTML tag certainly sends: calls with a name that is written out. */
const ofHtml = (values: ReadonlyMap<string, unknown>): readonly Told[] =>
  [...text(values.get('html')).matchAll(pixelCall)].map(([, event = '']) => ({ vendor: 'meta', event, destination: '', params: {} }))

/** The hit of a type whose parameters say it. Import and code write the number of an account with and without `AW-`. */
function ofType({ vendor, event, destination, params }: TypeHit, values: ReadonlyMap<string, unknown>): Told {
  const known = Object.entries(params).flatMap(([name, key]) => {
    const value = values.get(key)
    return value === undefined || value === '' ? [] : [[name, value] as const]
  })
  const parts = destination.map((key) => text(values.get(key)).replace(/^AW-/i, ''))
  return { vendor, event, destination: parts.join('/'), params: Object.fromEntries(known) }
}

function toldOf(tag: TagOutcome, event: SimulatedEvent): readonly Told[] {
  const values = valuesOf(tag)
  switch (tag.type) {
    case 'gaawe':
      return ofGa4Event(values, event)
    case 'googtag':
    case 'gaawc':
      return ofGoogleTag(values)
    case 'html':
      return ofHtml(values)
    default: {
      const hit = tagTypeOf(tag.type)?.hit
      return hit === undefined ? [] : [ofType(hit, values)]
    }
  }
}

/** What the tags that fired are sure to send. Templates are left out: what their code sends is not known. */
export const expectedHits = (steps: readonly SimulatedStep[], recorded: readonly RecordedStep[]): readonly ExpectedHit[] =>
  steps.flatMap(({ events }, number) => {
    const { page = 0, at = null } = recorded[number] ?? {}
    return events.flatMap((event) =>
      event.tags.filter(({ outcome }) => outcome === 'fired').flatMap((tag) => toldOf(tag, event).map((told) => ({ ...told, tag: tag.tag, page, at }))),
    )
  })
