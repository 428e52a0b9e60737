import type { Unmatched } from '@tagmason/domain'
import { colonIn, hasMark, joins, marksOf, spanOf } from './analysis.ts'
import type { Analysis, Sentence } from './analysis.ts'
import { candidatesOf } from './candidates.ts'
import type { Candidate } from './candidates.ts'
import { checkoutSteps } from './checkout.ts'
import { candidateOf, readingsOf, topicOf, withGrid } from './compose.ts'
import { leftoversOf } from './custom.ts'
import { demote } from './demote.ts'
import { confidenceOf } from './draft.ts'
import type { Draft, PlanState, ReadSentence } from './draft.ts'
import { eventNamesIn } from './eventnames.ts'
import { followUps, underVideo } from './followups.ts'
import { nameHooks } from './hooks.ts'
import type { Match } from './match.ts'
import { parameterLists } from './parameters.ts'
import { pagesAsPlaces } from './places.ts'
import { quantitiesOf } from './quantities.ts'
import { sectionsOf } from './sections.ts'
import type { Section } from './sections.ts'
import { attachQuantities } from './values.ts'
import { zonesOf } from './zones.ts'

/** Reads the sentences in turn into drafts of events and parts that become nothing. */
export function readSentences(analysis: Analysis): PlanState {
  const state: PlanState = { analysis, sentences: [], unmatched: [] }
  const sections = sectionsOf(analysis)
  let negatedHeader = false
  let askedHeader = false
  analysis.sentences.forEach((sentence, at) => {
    const section = sections[at] ?? { role: undefined, under: undefined, key: undefined, affirmed: [], listed: false }
    if (sentence.header && section.role === undefined) {
      negatedHeader = hasMark(sentence, 'negate') && !hasMark(sentence, 'negateNot') && !hasMark(sentence, 'conversion')
      askedHeader = true
    } else if (!sentence.bullet && hasMark(sentence, 'wish')) negatedHeader = false
    const role = section.role ?? (negatedHeader && !sentence.header ? 'negated' : undefined)
    state.sentences.push(readSentence(state, sentence, { ...section, role, listed: section.listed || askedHeader }))
  })
  return state
}

function readSentence(state: PlanState, sentence: Sentence, section: Section): ReadSentence {
  const { analysis } = state
  const before = state.sentences.at(-1)
  const said = state.unmatched.length
  const zones = zonesOf(analysis, sentence, section.role, before !== undefined && hasMark(before.sentence, 'conversion'))
  const lists = parameterLists(analysis, sentence)
  const names = eventNamesIn(analysis, sentence)
  const quantities = quantitiesOf(analysis, sentence)
  const previous = state.sentences.flatMap((read) => read.drafts)
  const taken = new Set<number>()
  const zoneAt = (at: number): string => zones.zones[at - sentence.from] ?? 'plain'
  // A list without an event to belong to is no list of parameters: 'we sell with care', 'which filters do people use'.
  const inLists = new Set(lists.flatMap(tokensOf))
  const lone =
    inLists.size > 0 &&
    names.length + previous.length + checkoutSteps(analysis, sentence, inLists).length === 0 &&
    candidatesOf(analysis, sentence, inLists).length === 0
  const usable = lists.filter(
    (list) =>
      (zoneAt(list.first) === 'plain' || zoneAt(list.first) === 'who' || zoneAt(list.first) === 'negated') &&
      (!lone || list.parameters.some(({ personal }) => personal)),
  )
  for (const list of usable) for (const at of tokensOf(list)) taken.add(at)
  for (const name of names) for (let i = name.first; i <= name.last; i++) taken.add(i)
  // 'collect the e-mail and the phone number': data, no clicks.
  if (!hasMark(sentence, 'click')) {
    for (const mark of marksOf(sentence, 'personal')) {
      if (isWritten(analysis, sentence, mark)) continue
      if (marksOf(sentence, 'store').some((store) => store.first < mark.first && mark.first - store.last <= 8)) for (const at of mark.tokens) taken.add(at)
    }
  }
  const steps = checkoutSteps(analysis, sentence, taken)
  const stepAt = new Set(steps.flatMap(({ tokens }) => tokens))
  const others = { ...sentence, matches: sentence.matches.filter(({ tokens }) => !tokens.some((at) => stepAt.has(at))) }
  const found = candidatesOf(analysis, others, new Set([...taken, ...stepAt]))
  const { candidates: phrased, places } = pagesAsPlaces(analysis, sentence, underVideo(analysis, sentence, demote(analysis, sentence, found)))
  const listed = sentence.bullet || section.listed || hasMark(sentence, 'wish') || hasMark(sentence, 'when') || analysis.sentences.length === 1
  const composed = readingsOf(analysis, sentence, (section.under && topicOf(section.under)) ?? state.sentences.map((read) => topicOf(read.sentence)).findLast(Boolean), listed, section.affirmed)
    .map(candidateOf)
    .filter(({ tokens }) => !tokens.some((at) => taken.has(at) || stepAt.has(at)))
  const candidates = [...withGrid(phrased, composed), ...steps]
  const asked =
    hasMark(sentence, 'wish') ||
    hasMark(sentence, 'when') ||
    hasMark(sentence, 'click') ||
    hasMark(sentence, 'visit') ||
    hasMark(sentence, 'wishPassive') ||
    sentence.bullet ||
    section.listed
  const used = new Set<number>([
    ...taken,
    ...candidates.flatMap((candidate) => [...candidate.tokens]),
    ...places.flatMap((place) => range(place.page.first, place.page.last)),
  ])
  for (const quantity of quantities)
    if (quantity.is !== undefined || quantity.kind !== 'count') for (const at of range(quantity.first, quantity.last)) used.add(at)
  for (const match of sentence.matches)
    if (match.pattern.kind === 'dimension' && marksOf(sentence, 'by').some((mark) => mark.last < match.first && match.first - mark.last <= 4))
      for (const at of match.tokens) used.add(at)

  if (asked || candidates.length > 0) {
    const colon = colonIn(analysis, sentence.from, sentence.to) ?? sentence.from
    const told = new Set(candidates.filter(({ last, weak }) => zoneAt(last) === 'background' || (weak && last < colon)))
    const earlier = (before?.drafts ?? []).flatMap((draft) => (draft.candidate.concept ? [draft.candidate.concept] : []))
    for (const candidate of followUps(analysis, sentence, candidates, earlier, used, { dropOut: zones.dropOut, told })) {
      if (zoneAt(candidate.first) === 'negated') continue
      candidates.push(candidate)
      for (const at of range(candidate.first, candidate.last)) used.add(at)
    }
  }
  const personal = personalWishes(
    analysis,
    sentence,
    usable,
    new Set([
      ...candidates.flatMap((candidate) => [...candidate.tokens]),
      ...usable.flatMap((list) => list.parameters.filter((parameter) => !parameter.personal).flatMap((parameter) => range(parameter.first, parameter.last))),
    ]),
  )
  const drafts: Draft[] = []
  for (const candidate of candidates) {
    const zone = zoneAt(candidate.tokens[candidate.tokens.length - 1] ?? candidate.last)
    if (zone === 'background' || zone === 'reason' || zone === 'after') continue
    if (candidate.kind === 'vague' || candidate.kind === 'notEvent') {
      state.unmatched.push({
        span: clauseSpan(analysis, sentence, candidate, used),
        reason: zone === 'negated' ? 'negated' : candidate.kind === 'vague' ? 'tooVague' : 'notAnEvent',
      })
      continue
    }
    if (zone === 'negated') {
      state.unmatched.push({ span: spanOf(analysis, candidate.first, candidate.last), reason: 'negated' })
      continue
    }
    drafts.push(draftOf(analysis, sentence, candidate, asked))
  }
  const leftovers = leftoversOf(analysis, sentence, zones.zones, new Set([...used, ...personal.tokens]), asked)
  if (names.length === 0 && !zones.audience) for (const custom of leftovers.custom) drafts.push(draftOf(analysis, sentence, custom, asked))
  state.unmatched.push(...leftovers.unmatched, ...personal.unmatched)
  for (const name of names) {
    const owner =
      drafts.filter((draft) => draft.candidate.first < name.first && !draft.name).at(-1) ??
      drafts.find((draft) => draft.candidate.first > name.last && !draft.name)
    if (owner && name.named) Object.assign(owner, { name: name.name, repairs: name.repairs })
    else if (!owner || !name.named)
      drafts.push({ ...draftOf(analysis, sentence, nameCandidate(name), asked), name: name.concept ? undefined : name.name, repairs: name.repairs })
  }
  if (section.key !== undefined) for (const draft of drafts) draft.keyEvent = section.key
  drafts.sort((a, b) => a.candidate.first - b.candidate.first)
  for (const place of places) for (const draft of drafts) if (place.of.includes(draft.candidate)) draft.page = place.page
  nameHooks(analysis, sentence, drafts, new Set([...taken, ...places.flatMap((place) => range(place.page.first, place.page.last))]))
  const read: ReadSentence = {
    sentence,
    zones,
    listed: section.listed,
    candidates,
    quantities,
    drafts,
    parameterTokens: taken,
    brackets: positions(analysis, sentence, /^\($/),
    commas: positions(analysis, sentence, /^,$/),
    firsts: positions(analysis, sentence, firstWords),
    singles: positions(analysis, sentence, singleWords),
    bothWords: new Set(positions(analysis, sentence, bothWords)),
  }
  attachQuantities(read, previous)
  attachParameters(read, usable, previous)
  const quiet = drafts.length + previous.length === 0 && state.unmatched.length === said && !zones.audience && !hasMark(sentence, 'dashboard')
  // What was understood and became nothing, with nothing before that it could belong to, is said too.
  if (quiet && asked && !sentence.header && used.size > 0 && zones.zones.every((zone) => zone === 'plain'))
    state.unmatched.push({ span: spanOf(analysis, sentence.from, sentence.to - 1), reason: 'unknown' })
  return read
}

const tokensOf = ({ parameters }: ReturnType<typeof parameterLists>[number]): number[] => parameters.flatMap(({ first, last }) => range(first, last))

const firstWords = /^(?:first|former|premier|premiere|primero|primera|erste|ersterer|ersteres|erstere)$/
const singleWords = /^(?:latter|ultima|ultimo|derniere|dernier|celle|celui|letzteres|letztere|letzterer)$/
const bothWords = /^(?:both|all|beide|beides|alle|ambos|ambas|todos|todas|deux|tous|toutes)$/

function positions(analysis: Analysis, sentence: Sentence, pattern: RegExp): number[] {
  return range(sentence.from, sentence.to - 1).filter((at) => pattern.test(analysis.tokens[at]?.fold ?? ''))
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}

const toSomebody = /^(?:an?|us|me|eine?|uns|una?|une|nos|nous)$/

/** 'send us an email': people write one; 'send the email along' is about data. */
function isWritten(analysis: Analysis, sentence: Sentence, personal: Match): boolean {
  return sentence.matches.some(
    ({ pattern, tokens, first, last }) =>
      pattern.id === 'emailClick' &&
      !pattern.weak &&
      tokens.length > 1 &&
      tokens.includes(personal.last) &&
      analysis.tokens.slice(first, last).some(({ fold }) => toSomebody.test(fold)),
  )
}

function nameCandidate(name: ReturnType<typeof eventNamesIn>[number]): Candidate {
  return {
    kind: name.concept ? 'concept' : 'custom',
    concept: name.concept,
    detail: undefined,
    page: undefined,
    clickText: undefined,
    selector: undefined,
    name: name.name,
    first: name.first,
    last: name.last,
    tokens: range(name.first, name.last),
    weak: false,
    typos: 0,
    gap: 0,
    score: 50,
  }
}

export function draftOf(analysis: Analysis, sentence: Sentence, candidate: Candidate, asked: boolean): Draft {
  return {
    candidate,
    sentence,
    name: candidate.name,
    repairs: [],
    extra: [],
    keyEvent: undefined,
    value: undefined,
    threshold: undefined,
    quantities: [],
    page: undefined,
    thing: undefined,
    span: spanOf(analysis, candidate.first, candidate.last),
    confidence: confidenceOf(candidate, asked),
  }
}

/** Each list of parameters goes to the event right before it; to all events before it when the goal says 'both' or 'each'; else to the one behind it. */
function attachParameters(read: ReadSentence, lists: ReturnType<typeof parameterLists>, previous: readonly Draft[]): void {
  for (const list of lists) {
    const before = read.drafts.filter((draft) => draft.candidate.first < list.first)
    const each = marksOf(read.sentence, 'all').some((mark) => mark.last < list.first && list.first - mark.last <= 2)
    const behind = read.drafts.filter((draft) => draft.candidate.first > list.last)
    const targets = each && before.length > 0 ? before : before.length > 0 ? before.slice(-1) : behind.length > 0 ? behind.slice(0, 1) : previous.slice(-1)
    for (const draft of targets)
      for (const parameter of list.parameters) if (!parameter.personal) draft.extra.push(parameter.item ? `item:${parameter.name}` : parameter.name)
  }
}

/** Personal data that the goal wants to keep: refused in a list of parameters and behind words such as 'store' and 'collect'. */
function personalWishes(
  analysis: Analysis,
  sentence: Sentence,
  lists: ReturnType<typeof parameterLists>,
  used: ReadonlySet<number>,
): { unmatched: Unmatched[]; tokens: number[] } {
  const unmatched: Unmatched[] = []
  const tokens: number[] = []
  const add = (first: number, last: number): void => {
    unmatched.push({ span: spanOf(analysis, first, last), reason: 'personalData' })
    tokens.push(...range(first, last))
  }
  for (const list of lists) for (const parameter of list.parameters) if (parameter.personal) add(parameter.first, parameter.last)
  const stores = marksOf(sentence, 'store')
  for (const mark of marksOf(sentence, 'personal')) {
    if (tokens.includes(mark.first) || mark.tokens.some((at) => used.has(at))) continue
    // 'password reset', 'email clicks': part of another word, no data.
    const next = analysis.tokens[mark.last + 1]
    if (
      analysis.language === 'en' &&
      mark.last + 1 < sentence.to &&
      next?.kind === 'word' &&
      !joins(analysis, mark.last + 1) &&
      !marksOf(sentence, 'and').some((other) => other.first === mark.last + 1) &&
      !sentence.matches.some((other) => other.first === mark.last + 1 && other.pattern.kind === 'mark')
    )
      continue
    const linked = tokens.some((at) => mark.first > at && mark.first - at <= 3)
    if (linked || stores.some((store) => (store.first < mark.first && mark.first - store.last <= 5) || sentence.to - store.last < 4)) add(mark.first, mark.last)
  }
  return { unmatched, tokens }
}

/** The whole clause around a vague wish, without the words that belong to something else. */
function clauseSpan(analysis: Analysis, sentence: Sentence, candidate: Candidate, used: ReadonlySet<number>): ReturnType<typeof spanOf> {
  const stop = (at: number): boolean => {
    const token = analysis.tokens[at]
    return (
      token?.kind === 'punct' ||
      (used.has(at) && !candidate.tokens.includes(at)) ||
      marksOf(sentence, 'and').some((mark) => mark.first === at) ||
      marksOf(sentence, 'contrast').some((mark) => mark.first === at)
    )
  }
  let { first, last } = candidate
  while (first > sentence.from && !stop(first - 1)) first--
  while (last < sentence.to - 1 && !stop(last + 1)) last++
  return spanOf(analysis, first, last)
}
