import { marksOf } from './analysis.ts'
import { catalogue } from './catalogue.ts'
import type { ReadSentence } from './draft.ts'
import type { Draft } from './draftTerms.ts'
import type { Quantity } from './quantities.ts'

/** Gives each quantity of a sentence to the event it belongs to: percentages to scrolling and videos, seconds to time, money to a worth or a threshold. */
export function attachQuantities(read: ReadSentence, previous: readonly Draft[]): void {
  for (const quantity of read.quantities) {
    if (quantity.kind === 'percent') attachPercent(read, quantity)
    else if (quantity.kind === 'seconds') nearest(read.drafts, quantity, (draft) => draft.candidate.concept === 'timeOnPage')?.quantities.push(quantity)
    else attachAmount(read, quantity, previous)
  }
}

function attachPercent(read: ReadSentence, quantity: Quantity): void {
  const draft = nearest(
    read.drafts,
    quantity,
    ({ candidate: { concept } }) =>
      concept === 'scroll' || concept === 'articleRead' || concept === 'videoProgress' || concept === 'videoStart' || concept === 'videoComplete',
  )
  if (!draft) return
  draft.quantities.push(quantity)
  const { concept } = draft.candidate
  if (concept === 'videoStart') draft.candidate = { ...draft.candidate, concept: quantity.amount >= 100 ? 'videoComplete' : 'videoProgress' }
  else if (concept === 'videoComplete' && quantity.amount < 100) draft.candidate = { ...draft.candidate, concept: 'videoProgress' }
}

const itemWords =
  /^(?:item|items|product|products|article|articles|articulo|articulos|producto|productos|article|produit|produits|artikel|produkt|produkte|produkten)$/

function attachAmount(read: ReadSentence, quantity: Quantity, previous: readonly Draft[]): void {
  const worth = marksOf(read.sentence, 'worth').some((mark) => Math.abs(mark.first - quantity.first) <= 4 || Math.abs(mark.last - quantity.last) <= 4)
  if (quantity.kind === 'money' && worth && !quantity.is) {
    const before = read.drafts.filter((draft) => draft.candidate.first < quantity.first)
    const target = before[before.length - 1] ?? read.drafts[0] ?? previous[previous.length - 1]
    const all = marksOf(read.sentence, 'all').some((mark) => mark.first < quantity.first && quantity.first - mark.first <= 4) && before.length === 0
    for (const draft of all ? [...previous] : target ? [target] : []) draft.value = { amount: quantity.amount, currency: quantity.unit ?? 'EUR' }
    return
  }
  if (!quantity.is) return
  const parameter = quantity.kind === 'count' && itemWords.test(quantity.unit ?? '') ? 'quantity' : undefined
  const draft = nearest(read.drafts, quantity, ({ candidate: { concept } }) => {
    if (!concept) return false
    const names: readonly string[] = catalogue[concept].parameters
    if (quantity.kind === 'money') return names.some((name) => name.startsWith('value'))
    if (parameter) return names.some((name) => name.startsWith('items'))
    return names.some((name) => /^(?:rating|score|level|value)/.test(name))
  })
  if (!draft || draft.threshold) return
  const names: readonly string[] = draft.candidate.concept ? catalogue[draft.candidate.concept].parameters : []
  const name =
    quantity.kind === 'money'
      ? 'value'
      : (parameter ?? names.map((entry) => entry.replace('*', '')).find((entry) => /^(?:rating|score|level)$/.test(entry)) ?? 'value')
  // '5 ads or more' counts ads, no worth.
  if (name === 'value' && quantity.kind === 'count' && read.zones.audience && (quantity.unit ?? '') !== '') return
  draft.threshold = {
    parameter: name,
    is: quantity.is,
    amount: quantity.amount,
    ...(quantity.kind === 'money' && quantity.unit ? { unit: quantity.unit } : {}),
  }
}

/** The draft that fits and stands nearest to a quantity; one in front of it sooner than one behind. */
function nearest(drafts: readonly Draft[], quantity: Quantity, fits: (draft: Draft) => boolean): Draft | undefined {
  const gap = ({ candidate: { first, last } }: Draft): number =>
    quantity.first > last ? quantity.first - last : quantity.last < first ? first - quantity.last + 4 : 0
  return drafts.filter(fits).toSorted((a, b) => gap(a) - gap(b))[0]
}
