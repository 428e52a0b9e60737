import type { PlanParameter } from '@tagmason/domain'
import { type Analysis, isPunct, isSkipped, joins, marksOf, markStarts, markTokens, range, type Sentence } from './analysis.ts'
import { parameterTypesByName } from './catalogue.ts'
import { examples, sources } from './examples.ts'
import type { Match } from './match.ts'
import { parameterNameFrom } from './names.ts'
import { wordSet } from './text.ts'

/** A parameter that the goal names, at its place in the text. */
export interface NamedParameter {
  name: string
  /** Lies in `items` on shop events: the name of a product, its price. */
  item: boolean
  personal: boolean
  first: number
  last: number
}

/** A list of parameters behind 'with', 'including', 'which ...'. */
export interface ParameterList {
  first: number
  last: number
  parameters: NamedParameter[]
}

/** Finds the lists of parameters in a sentence. A list goes on as long as its words are parameters, commas and 'and'. */
export function parameterLists(analysis: Analysis, sentence: Sentence): ParameterList[] {
  const lists: ParameterList[] = []
  const starts = [
    ...marksOf(sentence, 'withStrong').map((mark) => ({ from: mark.last + 1, first: mark.first, strong: true, which: false })),
    ...marksOf(sentence, 'with').map((mark) => ({ from: mark.last + 1, first: mark.first, strong: false, which: false })),
    ...eachStarts(analysis, sentence),
    ...marksOf(sentence, 'which').map((mark) => ({ from: mark.first, first: mark.first, strong: false, which: true })),
  ].sort((a, b) => a.first - b.first || b.from - a.from)
  let done = sentence.from - 1
  for (const start of starts) {
    if (start.from <= done) continue
    const list = readList(analysis, sentence, start.from, start.strong, start.which)
    if (list.length === 0) continue
    const last = list[list.length - 1]?.last ?? start.from
    lists.push({ first: start.first, last, parameters: list })
    done = last
  }
  return lists
}

/** 'For each purchase, the shipping method and the coupon': the list starts behind the comma. */
function eachStarts(analysis: Analysis, sentence: Sentence): { from: number; first: number; strong: boolean; which: boolean }[] {
  return marksOf(sentence, 'forEach').flatMap((mark) => {
    const at = range(mark.last + 1, Math.min(mark.last + 8, sentence.to - 1)).find((each) => isPunct(analysis, each, /^[,:]$/)) ?? -1
    const named = sentence.matches.some(({ pattern, first, last }) => pattern.kind === 'concept' && first > mark.last && last < at)
    return named ? [{ from: at + 1, first: at, strong: false, which: false }] : []
  })
}

function readList(analysis: Analysis, sentence: Sentence, from: number, strong: boolean, which: boolean): NamedParameter[] {
  const list: NamedParameter[] = []
  const separators = markTokens(sentence, 'and')
  const fillers = markTokens(sentence, 'with')
  const asks = markTokens(sentence, 'which')
  let at = from
  let separated = true
  let joined = false
  while (at < sentence.to) {
    const found = bestAt(sentence, at, which, list.length > 0)
    if (found && (separated || asks.has(at))) {
      list.push(found)
      at = found.last + 1
      separated = false
      continue
    }
    if (separators.has(at) || (analysis.tokens[at]?.kind === 'punct' && analysis.tokens[at]?.text !== ')')) {
      separated = true
      joined = separators.has(at)
      at++
      continue
    }
    if (joins(analysis, at) || fillers.has(at) || analysis.tokens[at]?.text === ')') {
      at++
      continue
    }
    // An unknown name: taken over only in a list that is sure to be one.
    const unknown = separated && (strong || (list.length > 0 && joined)) ? unknownAt(analysis, sentence, at) : undefined
    if (!unknown) break
    list.push(unknown)
    at = unknown.last + 1
    separated = false
  }
  return list
}

/** The longest parameter pattern that starts here and is not beaten by something to measure ('with add to carts'). */
function bestAt(sentence: Sentence, at: number, which: boolean, listed: boolean): NamedParameter | undefined {
  let best: Match | undefined
  let personal = false
  for (const match of sentence.matches) {
    if (match.first !== at) continue
    const isPersonal = match.pattern.kind === 'mark' && match.pattern.id === 'personal'
    if (match.pattern.kind !== 'parameter' && !isPersonal) continue
    const better =
      !best ||
      match.score > best.score + (isPersonal ? 6 : 0) ||
      (match.score >= best.score && match.pattern.kind === 'parameter' && personal && match.tokens.length >= best.tokens.length)
    if (better) {
      best = match
      personal = isPersonal
    }
  }
  if (!best) return undefined
  const own = best
  // 'le nom du produit': the name of a thing begins inside the words for a person's name.
  if (
    personal &&
    sentence.matches.some((match) => match.pattern.kind === 'parameter' && match.tokens.length > 1 && own.tokens.includes(match.first) && match.last > own.last)
  )
    return undefined
  const rival = sentence.matches.some(
    (match) =>
      match.pattern.kind === 'concept' &&
      !match.pattern.weak &&
      match.tokens.some((token) => own.tokens.includes(token)) &&
      match.first >= at - (which ? 0 : 99) &&
      !(listed && own.tokens.every((token) => match.tokens.includes(token))) &&
      (which ? match.score >= own.score - 2 : match.first >= at && match.score > own.score + 6),
  )
  if (rival) return undefined
  const name = own.pattern.id.replace(/^item:/, '')
  return { name, item: own.pattern.id.startsWith('item:'), personal, first: own.first, last: own.last }
}

const stops = wordSet('wish when negate contrast conversion people click visit reason dashboard by only markAs')

/** One to three plain words up to the next separator, as a name of their own. */
function unknownAt(analysis: Analysis, sentence: Sentence, at: number): NamedParameter | undefined {
  const ands = markStarts(sentence, 'and')
  const end = range(at, sentence.to - 1).find((each) => isPunct(analysis, each) || ands.has(each)) ?? sentence.to
  const own = range(at, end - 1)
  const asks = new Set(
    sentence.matches.flatMap(({ pattern: { kind, id }, first }) => ((kind === 'mark' && stops.has(id)) || kind === 'concept' || kind === 'verb' ? first : [])),
  )
  if (own.length > 3 || own.some((each) => analysis.tokens[each]?.kind !== 'word' || asks.has(each))) return undefined
  const words = own.filter((each) => !isSkipped(analysis, each)).map((each) => analysis.tokens[each]?.text)
  if (words.length === 0) return undefined
  return { name: parameterNameFrom(words.join(' ')), item: false, personal: false, first: at, last: end - 1 }
}

/** A catalogue or named parameter with its type, an example and where its value comes from. */
export function planParameter(name: string, required: boolean, trigger: string): PlanParameter {
  const type = Object.hasOwn(parameterTypesByName, name) ? (parameterTypesByName[name] ?? 'string') : 'string'
  const parameter: PlanParameter = { name, type, example: examples(name, type) }
  if (required) parameter.required = true
  const source = sources(name, trigger)
  if (source) parameter.source = source
  return parameter
}
