import type { PlannedEvent } from '@tagmason/domain'
import { type Analysis, foldAt, isPunct, marksOf, range, type Sentence } from './analysis.ts'

export interface Quantity {
  kind: 'money' | 'percent' | 'seconds' | 'count'
  amount: number
  /** ISO code for money; the counted word otherwise. */
  unit: string | undefined
  first: number
  last: number
  is: NonNullable<PlannedEvent['threshold']>['is'] | undefined
}

const currencies: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  bucks: 'USD',
  dolar: 'USD',
  dolares: 'USD',
  gbp: 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  pfund: 'GBP',
  libra: 'GBP',
  libras: 'GBP',
  livres: 'GBP',
  quid: 'GBP',
  chf: 'CHF',
  franken: 'CHF',
  sfr: 'CHF',
  francs: 'CHF',
  mxn: 'MXN',
  pesos: 'MXN',
  peso: 'MXN',
  ars: 'ARS',
  cop: 'COP',
  cad: 'CAD',
  aud: 'AUD',
  jpy: 'JPY',
  yen: 'JPY',
  pln: 'PLN',
  sek: 'SEK',
  brl: 'BRL',
  reais: 'BRL',
}
const durations: readonly [RegExp, number][] = [
  [/^(?:s|sec|secs|sek|seg|segs|second|seconds|sekunde|sekunden|segundo|segundos|seconde|secondes)$/, 1],
  [/^(?:m|min|mins|mn|minute|minutes|minuten|minuto|minutos)$/, 60],
  [/^(?:h|hr|hrs|hour|hours|stunde|stunden|hora|horas|heure|heures)$/, 3600],
]
const percentWords = /^(?:%|percent|percents|pct|prozent|porciento|pourcent|pourcents)$/

/** Reads '1,234.50', '1.234,50', '1 234,5', '2,5' and '1.000'. */
export function readNumber(text: string): number {
  const digits = text.replace(/[\s\u00a0\u202f'’]/g, '')
  const decimal = /[.,](\d+)$/.exec(digits)
  if (!decimal) return Number(digits)
  const marks = new Set(digits.replace(/\d/g, ''))
  const last = digits[decimal.index] ?? '.'
  const times = digits.split(last).length - 1
  if (times > 1 || (marks.size === 1 && decimal[1]?.length === 3)) return Number(digits.replace(/[.,]/g, ''))
  return Number(`${digits.slice(0, decimal.index).replace(/[.,]/g, '')}.${decimal[1] ?? '0'}`)
}

/** The quantities of a sentence with their units and the comparison words in front of or behind them. */
export function quantitiesOf(analysis: Analysis, sentence: Sentence): Quantity[] {
  const found: Quantity[] = []
  for (let at = sentence.from; at < sentence.to; at++) {
    const token = analysis.tokens[at]
    if (!token) continue
    const { numbers } = analysis.lexicon
    const word = token.kind === 'word' && Object.hasOwn(numbers, token.fold) ? numbers[token.fold] : undefined
    if (token.kind !== 'number' && word === undefined) continue
    // '1 250,50': thousands set off by a space.
    const next = analysis.tokens[at + 1]
    const thousands = /^\d{1,3}$/.test(token.text) && next?.kind === 'number' && next.start === token.end + 1 && /^\d{3}(?:[.,]\d+)?$/.test(next.text)
    const amount = word ?? readNumber(thousands ? token.text + next.text : token.text)
    if (!Number.isFinite(amount)) continue
    const quantity = withUnit(analysis, sentence, thousands ? at + 1 : at, amount, word !== undefined)
    if (!quantity) continue
    if (thousands) quantity.first = Math.min(quantity.first, at)
    quantity.is = signBefore(analysis, quantity.first) ?? comparison(sentence, quantity)
    found.push(quantity)
    at = quantity.last
  }
  return found
}

function withUnit(analysis: Analysis, sentence: Sentence, at: number, amount: number, spelt: boolean): Quantity | undefined {
  const inside = (index: number): string => (index >= sentence.from && index < sentence.to ? foldAt(analysis, index) : '')
  const next = inside(at + 1)
  const before = inside(at - 1)
  const make = (kind: Quantity['kind'], unit: string | undefined, first: number, last: number, value = amount): Quantity => ({
    kind,
    amount: value,
    unit,
    first,
    last,
    is: undefined,
  })
  if (percentWords.test(next)) return make('percent', undefined, at, at + 1)
  if ((next === 'por' || next === 'pour') && (inside(at + 2) === 'ciento' || inside(at + 2) === 'cent')) return make('percent', undefined, at, at + 2)
  // 'half the video' is a percentage without the word.
  if (
    spelt &&
    (amount === 50 || amount === 25 || amount === 75) &&
    /^(?:half|halfway|quarter|mitad|media|medio|moitie|mi|quart|halfte|halb|halbe|viertel|cuarto|dreiviertel)$/.test(inside(at))
  )
    return make('percent', undefined, at, at)
  // '25, 50 and 75 %': the unit stands behind the last one.
  if (!spelt && amount <= 100 && listedPercent(analysis, sentence, at)) return make('percent', undefined, at, at)
  for (const [pattern, factor] of durations) if (pattern.test(next)) return make('seconds', undefined, at, at + 1, Math.round(amount * factor))
  if (next === 'mil' && currencies[inside(at + 2)]) return make('money', currencies[inside(at + 2)], at, at + 2, amount * 1000)
  const after = Object.hasOwn(currencies, next) ? currencies[next] : undefined
  if (after) return make('money', after, at, at + 1)
  const front = Object.hasOwn(currencies, before) ? currencies[before] : undefined
  if (front) return make('money', front, at - 1, at)
  return spelt && amount <= 2 ? undefined : make('count', next === '' ? undefined : next, at, at)
}

function listedPercent(analysis: Analysis, sentence: Sentence, at: number): boolean {
  const listed = (i: number): boolean =>
    analysis.tokens[i]?.kind === 'number' || isPunct(analysis, i) || /^(?:and|or|y|e|o|u|et|ou|und|oder|bis|to|&)$/.test(foldAt(analysis, i))
  const end = range(at + 1, Math.min(at + 11, sentence.to - 1)).find((i) => percentWords.test(foldAt(analysis, i)) || !listed(i))
  return end !== undefined && percentWords.test(foldAt(analysis, end))
}

const comparisons = [
  ['atLeast', 'greaterOrEquals'],
  ['atMost', 'lessOrEquals'],
  ['over', 'greater'],
  ['under', 'less'],
  ['exactly', 'equals'],
] as const

const signs: Readonly<Record<string, Quantity['is']>> = {
  '>': 'greater',
  '>=': 'greaterOrEquals',
  '≥': 'greaterOrEquals',
  '<': 'less',
  '<=': 'lessOrEquals',
  '≤': 'lessOrEquals',
}

/** '> 50', '>= 50' in front of a number or its currency sign. */
function signBefore(analysis: Analysis, first: number): Quantity['is'] {
  const before = analysis.text.slice(Math.max(0, (analysis.tokens[first]?.start ?? 0) - 4), analysis.tokens[first]?.start ?? 0)
  return signs[/[<>≤≥]=?\s*$/.exec(before)?.[0].trim() ?? '']
}

function comparison(sentence: Sentence, quantity: Quantity): Quantity['is'] {
  const near = (from: number, to: number): boolean => from < to && to - from <= 2
  return comparisons.find(([mark]) =>
    marksOf(sentence, mark).some(({ first, last, tokens }) => near(last, quantity.first) || (tokens.length > 1 && near(quantity.last, first))),
  )?.[1]
}
