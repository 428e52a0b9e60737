import type { Item } from '../../gtm/context.ts'
import { parameterOf, parameterText } from '../../gtm/parameters.ts'
import { listOf, quote } from '../../gtm/values.ts'
import { say, type Sentence } from '../../sentences/say.ts'
import { idOf, activeTags, firing, literal, onEveryPage, overlap, valuePlace } from '../read.ts'
import type { Audit, AuditRule, Fault, Operation, Patch } from '../types.ts'
import { pointerOf } from '../patch.ts'
import { sources } from '../sources.ts'
import { idText } from '../uses.ts'

const keys: ReadonlyMap<string, string> = new Map([
  ['googtag', 'tagId'],
  ['gaawc', 'measurementId'],
  ['gaawe', 'measurementIdOverride'],
])

/** What a GA4 tag names as its destination; '' where it names another tag or nothing. */
const written = (item: Item): string => {
  const key = keys.get(item.type) ?? ''
  return parameterOf(item, key)?.type === 'TAG_REFERENCE' ? '' : parameterText(item, key)
}

/** The id behind it where that is certain, otherwise the text as it stands. */
const destination = (audit: Audit, item: Item): string => literal(audit, written(item)) ?? written(item)

function* lonely(audit: Audit): Generator<Fault> {
  if (!audit.web) return
  const bases = activeTags(audit, 'googtag', 'gaawc')
  // One GT- or AW- tag can serve several destinations, and a variable can be any: nobody can tell from the file.
  if (bases.some((item) => !/^(?:G|UA)-/i.test(destination(audit, item)))) {
    if (bases.some((item) => destination(audit, item) !== '')) return
  }
  const served = new Set(bases.map((item) => destination(audit, item)))
  const seen = new Set<string>()
  for (const item of activeTags(audit, 'gaawe')) {
    const reference = parameterOf(item, 'measurementId')
    const base = reference?.type === 'TAG_REFERENCE' ? `tag ${String(reference.value)}` : destination(audit, item)
    const found = base.startsWith('tag ') ? bases.some((one) => `tag ${one.name}` === base) : served.has(base)
    if (base === '' || found || seen.has(base)) continue
    seen.add(base)
    yield {
      item,
      message: say('audit.ga4Destinations.noGoogleTag', { id: quote(base) }),
    }
  }
}

function* doubled(audit: Audit): Generator<Fault> {
  const bases = activeTags(audit, 'googtag', 'gaawc')
  for (const [index, item] of bases.entries()) {
    const id = destination(audit, item)
    const first = id === '' ? undefined : bases.slice(0, index).find((one) => destination(audit, one) === id && overlap(audit, one, item))
    if (first !== undefined)
      yield {
        item,
        message: say('audit.ga4Destinations.configuredTwice', { tag: quote(item.name), first: quote(first.name), id: quote(id) }),
      }
  }
}

const freeName = (audit: Audit, wanted: string): string => {
  let name = wanted
  for (let next = 2; audit.context.variableNames.has(name); next++) name = `${wanted} ${next}`
  return name
}

/** One constant for all places. */
const constantFor = (audit: Audit, id: string, users: readonly Item[]): Patch => {
  const { version, items, container } = audit.context
  const ids = Object.values(items)
    .flatMap((list) => list.map((item) => Number(idOf(item))))
    .filter((one) => Number.isSafeInteger(one) && one < 2_000_000_000)
  const name = freeName(audit, 'Const - GA4 Measurement ID')
  const owner = { accountId: idText(container.accountId) || '0', containerId: idText(container.containerId) || '0' }
  const parameter = [{ type: 'TEMPLATE', key: 'value', value: id }]
  const variable = { ...owner, variableId: String(Math.max(0, ...ids) + 1), name, type: 'c', parameter, fingerprint: '0', formatValue: {} }
  const list = '/containerVersion/variable'
  const added: Operation = Array.isArray(version.variable)
    ? { op: 'add', path: `${list}/${listOf(version.variable).length}`, value: variable }
    : { op: 'add', path: list, value: [variable] }
  const value = `{{${name}}}`
  return {
    title: say('audit.ga4Destinations.idRepeated.fix', { id: quote(id), constant: quote(name) }),
    operations: [added, ...users.map((item): Operation => ({ op: 'replace', path: pointerOf(valuePlace(item, keys.get(item.type) ?? '')), value }))],
  }
}

function* repeated(audit: Audit): Generator<Fault> {
  const users = new Map<string, Item[]>()
  for (const item of audit.context.items.tag) {
    const id = keys.has(item.type) ? written(item) : ''
    if (id === '' || id.includes('{{')) continue
    users.set(id, [...(users.get(id) ?? []), item])
  }
  for (const [id, items] of users) {
    const [item] = items
    if (item !== undefined && items.length > 1)
      yield {
        item,
        message: say('audit.ga4Destinations.idRepeated', { id: quote(id), count: items.length }),
        fix: constantFor(audit, id, items),
      }
  }
}

// Ids of anonymised exports and of templates count as placeholders.
const placeholder = /X{4,}|^<<.*>>$|YOUR|_HERE$|MEASUREMENT_?ID|0{6,}|123456789/i
const good = /^(?:G|GT|AW|DC)-[A-Z0-9]+$/

const wrongId = (id: string): Sentence =>
  /^UA-/i.test(id)
    ? say('audit.ga4Destinations.idUniversal', { id: quote(id) })
    : placeholder.test(id)
      ? say('audit.ga4Destinations.idPlaceholder', { id: quote(id) })
      : say('audit.ga4Destinations.idInvalid', { id: quote(id) })

function* wrong(audit: Audit): Generator<Fault> {
  const seen = new Set<string>()
  for (const item of audit.context.items.tag) {
    const id = keys.has(item.type) ? literal(audit, written(item)) : null
    if (id === null || id === '' || seen.has(id) || (good.test(id) && !placeholder.test(id))) continue
    seen.add(id)
    yield {
      item,
      place: valuePlace(item, keys.get(item.type) ?? ''),
      message: wrongId(id),
    }
  }
}

function* late(audit: Audit): Generator<Fault> {
  if (!audit.web) return
  for (const item of activeTags(audit, 'googtag')) {
    const index = firing(item).findIndex((id) => id === '2147479553' || audit.triggers.get(id)?.type === 'PAGEVIEW')
    const id = firing(item)[index]
    if (id === undefined || firing(item).some((one) => one === '2147479573')) continue
    const all = firing(item).length === 1 && onEveryPage(audit, id)
    yield {
      item,
      message: say('audit.ga4Destinations.googleTagLate', { tag: quote(item.name) }),
      fix: all
        ? {
            title: say('audit.ga4Destinations.googleTagLate.fix', { tag: quote(item.name) }),
            operations: [{ op: 'replace', path: `${pointerOf(item.place)}/firingTriggerId`, value: ['2147479573'] }],
          }
        : undefined,
    }
  }
}

export const ga4DestinationRules: readonly AuditRule[] = [
  { id: 'A30', name: 'ga4-no-google-tag', area: 'ga4', severity: 'warning', source: sources.tags, wholeOnly: true, check: lonely },
  { id: 'A31', name: 'ga4-duplicate-config', area: 'ga4', severity: 'warning', source: sources.practice, check: doubled },
  { id: 'A32', name: 'ga4-hardcoded-id', area: 'ga4', severity: 'warning', source: sources.practice, check: repeated },
  { id: 'A33', name: 'ga4-bad-id', area: 'ga4', severity: 'error', source: sources.tags, check: wrong },
  { id: 'A84', name: 'pageview-instead-of-init', area: 'trigger', severity: 'info', source: sources.references, check: late },
]
