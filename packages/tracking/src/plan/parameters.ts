import type { PlanParameter } from '@tagmason/domain'
import { type Analysis, joins, marksOf, markTokens, type Sentence } from './analysis.ts'
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
  const starts: { from: number; first: number; strong: boolean; which: boolean }[] = []
  for (const mark of marksOf(sentence, 'forEach')) {
    for (let at = mark.last + 1; at < sentence.to && at - mark.last <= 8; at++) {
      if (analysis.tokens[at]?.kind !== 'punct' || !/^[,:]$/.test(analysis.tokens[at]?.text ?? '')) continue
      if (sentence.matches.some((match) => match.pattern.kind === 'concept' && match.first > mark.last && match.last < at))
        starts.push({ from: at + 1, first: at, strong: false, which: false })
      break
    }
  }
  return starts
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

/** One to three plain words up to the next separator, as a name of their own. */
function unknownAt(analysis: Analysis, sentence: Sentence, at: number): NamedParameter | undefined {
  let last = at
  const stops = wordSet('wish when negate contrast conversion people click visit reason dashboard by only markAs')
  for (let i = at; i < sentence.to; i++) {
    const token = analysis.tokens[i]
    if (!token || token.kind === 'punct' || marksOf(sentence, 'and').some((mark) => mark.first === i)) break
    if (token.kind !== 'word') return undefined
    if (
      sentence.matches.some(
        (match) =>
          match.first === i &&
          ((match.pattern.kind === 'mark' && stops.has(match.pattern.id)) || match.pattern.kind === 'concept' || match.pattern.kind === 'verb'),
      )
    )
      return undefined
    last = i
    if (last - at > 2) return undefined
  }
  const words = analysis.tokens.slice(at, last + 1).filter((token) => !analysis.lexicon.skip.has(token.fold))
  if (words.length === 0) return undefined
  return { name: parameterNameFrom(words.map((token) => token.text).join(' ')), item: false, personal: false, first: at, last }
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
