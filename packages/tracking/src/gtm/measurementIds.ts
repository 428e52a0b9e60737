import { say, type Sentence } from '../sentences/say.ts'
import { tagTypeOf } from '../tagTypes/index.ts'
import type { Context, Item } from './context.ts'
import { at, pathOf, type Place } from './finding.ts'
import { variableNamed } from './ga4Events.ts'
import { isObj, listOf, quote } from './values.ts'

// The second is how exports are made anonymous.
const placeholder = /^(?:G-X{4,}|<<@\w+>>)$/i

const valueOf = (item: Item, key: string): { readonly value: string; readonly place: Place } | undefined => {
  for (const [index, entry] of listOf(item.value.parameter).entries())
    if (isObj(entry) && entry.key === key && entry.type !== 'TAG_REFERENCE' && typeof entry.value === 'string')
      return { value: entry.value, place: at(at(at(item.place, 'parameter'), index), 'value') }
  return undefined
}

const wrongId = (id: string, type: string): Sentence => {
  const wanted = type === 'googtag' ? say('gtm.measurementIds.anyId') : say('gtm.measurementIds.measurementId')
  return /^UA-/i.test(id) ? say('gtm.measurementIds.universal', { id: quote(id), wanted }) : say('gtm.measurementIds.invalid', { id: quote(id), wanted })
}

/** Ids of GA4 tags, written out or in a constant: each place once, however many tags use it. */
export const checkMeasurementIds = (context: Context, variables: ReadonlyMap<string, Item>): void => {
  const seen = new Set<string>()
  for (const tag of context.items.tag) {
    const { key = '', id } = tagTypeOf(tag.type)?.destination ?? {}
    const direct = id === undefined ? undefined : valueOf(tag, key)
    if (id === undefined || direct === undefined || direct.value === '') continue
    const constant = variableNamed(variables, direct.value)
    const holder = constant?.type === 'c' ? constant : tag
    const found = holder === tag ? direct : valueOf(holder, 'value')
    if (found === undefined || found.value.includes('{{') || seen.has(pathOf(found.place))) continue
    seen.add(pathOf(found.place))
    if (placeholder.test(found.value)) context.report('I103', found.place, say('gtm.measurementIds.placeholder', { id: quote(found.value) }), holder)
    else if (!id.test(found.value)) context.report('W103', found.place, wrongId(found.value, tag.type), holder)
  }
}
