import type { Item } from '../../gtm/context.ts'
import { parameterText } from '../../gtm/parameters.ts'
import { quote } from '../../gtm/values.ts'
import { knownParameters } from '../../ga4/knownParameters.ts'
import { limits } from '../../ga4/limits.ts'
import { recommendedEvent } from '../../ga4/recommended.ts'
import { saidList } from '../../sentences/list.ts'
import { say } from '../../sentences/say.ts'
import type { Audit, AuditRule, Fault } from '../types.ts'
import { literal, ownEventRows, type Row, sendsEcommerce, sentBy } from '../read.ts'
import { sources } from '../sources.ts'

interface Event {
  readonly item: Item
  /** '' where it depends on the page. */
  readonly name: string
  readonly rows: readonly Row[]
  readonly names: ReadonlySet<string>
  /** All that it sends is in sight. */
  readonly known: boolean
}

const events = (audit: Audit): readonly Event[] =>
  audit.context.items.tag
    .filter((item) => item.type === 'gaawe')
    .map((item) => {
      const { rows, known } = sentBy(audit, item)
      return { item, name: literal(audit, parameterText(item, 'eventName')) ?? '', rows, names: new Set(rows.map((row) => row.name)), known }
    })

/** Events whose values all stand in the tag: nothing comes from the data layer in one piece or from settings out of sight. */
const byHand = (audit: Audit): readonly Event[] => events(audit).filter(({ item, known }) => known && !sendsEcommerce(item))

function* tooMany(audit: Audit): Generator<Fault> {
  for (const { item, names } of events(audit))
    if (names.size > limits.parametersPerEvent)
      yield {
        item,
        message: say('audit.ga4Parameters.tooMany', { count: names.size, most: limits.parametersPerEvent }),
      }
}

function* missing(audit: Audit): Generator<Fault> {
  for (const { item, name, names } of byHand(audit)) {
    const gone = (recommendedEvent(name)?.required ?? []).filter((one) => !names.has(one) && one !== 'transaction_id')
    if (gone.length > 0)
      yield {
        item,
        message: say('audit.ga4Parameters.requiredMissing', { event: quote(name), parameters: saidList(gone.map(quote)) }),
      }
  }
}

function* noTransaction(audit: Audit): Generator<Fault> {
  for (const { item, name, names } of byHand(audit))
    if ((name === 'purchase' || name === 'refund') && !names.has('transaction_id'))
      yield {
        item,
        message: say('audit.ga4Parameters.noTransactionId', { event: name }),
      }
}

/** The value of virtual currencies, for which Google asks no currency, is no money. */
const isMoney = (event: string): boolean => {
  const advice = recommendedEvent(event)
  const takes = (parameter: string): boolean => advice?.required.includes(parameter) === true || advice?.optional.includes(parameter) === true
  return takes('currency') || !takes('value')
}

function* noCurrency(audit: Audit): Generator<Fault> {
  for (const { item, name, names } of byHand(audit))
    if (names.has('value') && !names.has('currency') && isMoney(name)) yield { item, message: say('audit.ga4Parameters.noCurrency') }
}

function* mixed(audit: Audit): Generator<Fault> {
  for (const { item } of events(audit)) {
    const twice = sendsEcommerce(item) ? ownEventRows(item).filter(({ name }) => name === 'items' || name === 'value') : []
    const [first] = twice
    if (first !== undefined)
      yield {
        item,
        place: first.place,
        message: say('audit.ga4Parameters.ecommerceMixed', { parameters: saidList(twice.map(({ name }) => quote(name))) }),
      }
  }
}

const collected = new Set('scroll click file_download form_start form_submit video_start video_progress video_complete view_search_results'.split(' '))

function* enhanced(audit: Audit): Generator<Fault> {
  if (audit.options.enhancedMeasurement === false) return
  for (const { item, name } of events(audit))
    if (collected.has(name))
      yield {
        item,
        message: say('audit.ga4Parameters.enhancedTwice', { event: quote(name) }),
      }
}

function* unregistered(audit: Audit): Generator<Fault> {
  const { registeredParameters } = audit.options
  if (registeredParameters === undefined) return
  const seen = new Set<string>()
  for (const { item, rows } of events(audit))
    for (const { name, place } of rows) {
      if (seen.has(name) || knownParameters.has(name) || registeredParameters.has(name)) continue
      seen.add(name)
      yield {
        item,
        place,
        message: say('audit.ga4Parameters.unregistered', { parameter: quote(name) }),
      }
    }
}

export const ga4ParameterRules: readonly AuditRule[] = [
  { id: 'A38', name: 'ga4-too-many-params', area: 'ga4', severity: 'error', source: sources.eventLimits, check: tooMany },
  { id: 'A39', name: 'ga4-missing-required-param', area: 'ga4', severity: 'warning', source: sources.recommended, check: missing },
  { id: 'A40', name: 'ga4-purchase-no-transaction-id', area: 'ga4', severity: 'error', source: sources.recommended, check: noTransaction },
  { id: 'A41', name: 'ga4-value-no-currency', area: 'ga4', severity: 'warning', source: sources.recommended, check: noCurrency },
  { id: 'A42', name: 'ga4-ecommerce-mixed', area: 'ga4', severity: 'warning', source: sources.dataLayer, check: mixed },
  { id: 'A43', name: 'ga4-enhanced-overlap', area: 'ga4', severity: 'info', source: sources.enhanced, check: enhanced },
  { id: 'A44', name: 'ga4-unregistered-param', area: 'ga4', severity: 'warning', source: sources.practice, check: unregistered },
]
