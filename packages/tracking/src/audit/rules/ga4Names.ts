import type { Item } from '../../gtm/context.ts'
import { parameterText } from '../../gtm/parameters.ts'
import { referencesIn } from '../../gtm/references.ts'
import { quote } from '../../gtm/values.ts'
import { nameProblem, repairEventName } from '../../ga4/names.ts'
import { say } from '../../sentences/say.ts'
import type { Audit, AuditRule, Fault } from '../types.ts'
import { literal, ownEventRows, rowsOf, valuePlace } from '../read.ts'
import { sources } from '../sources.ts'

const reservedCodes = new Set(['nameReserved', 'nameReservedPrefix'])

/** GA4 events with their name where it is certain. */
const events = (audit: Audit): readonly { readonly item: Item; readonly name: string }[] =>
  audit.context.items.tag.flatMap((item) => {
    const name = item.type === 'gaawe' ? literal(audit, parameterText(item, 'eventName')) : null
    return name === null || name === '' ? [] : [{ item, name }]
  })

function* reserved(audit: Audit): Generator<Fault> {
  for (const { item, name } of events(audit))
    // A page_view sent by hand keeps its own meaning; A48 looks whether it counts twice.
    if (name !== 'page_view' && reservedCodes.has(nameProblem(name, 'event') ?? ''))
      yield {
        item,
        place: valuePlace(item, 'eventName'),
        message: say('audit.ga4Names.eventReserved', { event: quote(name), better: repairEventName(name).name }),
      }
  for (const item of [...audit.context.items.tag, ...audit.context.items.variable]) {
    if (item.type !== 'gaawe' && item.type !== 'gtes') continue
    for (const { name, place } of ownEventRows(item))
      if (reservedCodes.has(nameProblem(name, 'parameter') ?? ''))
        yield { item, place, message: say('audit.ga4Names.parameterReserved', { parameter: quote(name) }) }
    for (const { name, place } of rowsOf(item, 'userProperties'))
      if (reservedCodes.has(nameProblem(name, 'userProperty') ?? ''))
        yield { item, place, message: say('audit.ga4Names.propertyReserved', { property: quote(name) }) }
  }
}

const legal = /^[A-Za-z][A-Za-z0-9_]{0,39}$/

function* illegal(audit: Audit): Generator<Fault> {
  for (const { item, name } of events(audit))
    if (!legal.test(name) && !reservedCodes.has(nameProblem(name, 'event') ?? ''))
      yield {
        item,
        place: valuePlace(item, 'eventName'),
        message: say('audit.ga4Names.eventInvalid', { event: quote(name), better: repairEventName(name).name }),
      }
}

function* style(audit: Audit): Generator<Fault> {
  for (const { item, name } of events(audit))
    if (legal.test(name) && !/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(name))
      yield {
        item,
        place: valuePlace(item, 'eventName'),
        message: say('audit.ga4Names.eventSpelling', { event: quote(name), better: repairEventName(name).name }),
      }
}

const eventItself = new Set(['Event', '_event', 'Event Name'])

/** A table of texts has as many results as it has rows. */
const bounded = (variable: Item | undefined): boolean =>
  variable !== undefined &&
  (variable.type === 'c' ||
    ((variable.type === 'smm' || variable.type === 'remm') &&
      !parameterText(variable, 'defaultValue').includes('{{') &&
      rowsOf(variable, 'map').every(({ value }) => !value.includes('{{'))))

function* dynamic(audit: Audit): Generator<Fault> {
  for (const item of audit.context.items.tag) {
    if (item.type !== 'gaawe') continue
    const text = parameterText(item, 'eventName')
    const open = referencesIn(text).find((name) => !eventItself.has(name) && !bounded(audit.variables.get(name)))
    if (open !== undefined)
      yield {
        item,
        place: valuePlace(item, 'eventName'),
        message: say('audit.ga4Names.eventVariable', { variable: open }),
      }
  }
}

export const ga4NameRules: readonly AuditRule[] = [
  { id: 'A34', name: 'ga4-reserved-event', area: 'ga4', severity: 'error', source: sources.reservedNames, check: reserved },
  { id: 'A35', name: 'ga4-bad-event-name', area: 'ga4', severity: 'error', source: sources.reservedNames, check: illegal },
  { id: 'A36', name: 'ga4-event-style', area: 'ga4', severity: 'warning', source: sources.practice, check: style },
  { id: 'A37', name: 'ga4-dynamic-event-name', area: 'ga4', severity: 'warning', source: sources.practice, check: dynamic },
]
