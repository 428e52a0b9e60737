import { hasMark, marksOf, markTokens } from './analysis.ts'
import type { ReadSentence } from './draft.ts'
import type { Draft } from './draftTerms.ts'
import type { Match } from './match.ts'

/** Reads which events count as key events ('conversion', 'goal') and which do not. Later words win over earlier ones. */
export function markKeyEvents(sentences: readonly ReadSentence[]): void {
  const all: Draft[] = []
  let last: Draft[] = []
  let header: boolean | undefined
  for (const read of sentences) {
    const { sentence } = read
    const spared = new Set<Draft>()
    if (sentence.header) header = undefined
    const excluded = markTokens(sentence, 'notConversion')
    const bracketed = marksOf(sentence, 'goalWord').filter((match) => read.brackets.includes(match.first - 1))
    // 'Our goal is to track ...' says nothing about key events.
    const marks = [...marksOf(sentence, 'conversion'), ...bracketed].filter(
      ({ tokens, last }) => !tokens.some((token) => excluded.has(token)) && !marksOf(sentence, 'wish').some(({ first }) => first > last && first - last <= 2),
    )
    // 'All of them are conversions except the brochure requests.'
    if (marks.length > 0)
      for (const candidate of read.candidates)
        if (read.zones.zones[candidate.last - sentence.from] === 'negated' && candidate.concept)
          for (const draft of all) if (draft.candidate.concept === candidate.concept) spared.add(draft)
    all.push(...read.drafts)
    const isDenied = ({ candidate }: Draft) => read.zones.deniedTokens.has(candidate.tokens.at(-1) ?? -1)
    for (const draft of read.drafts) if (isDenied(draft)) draft.keyEvent = false
    if (header !== undefined && marks.length === 0) for (const draft of read.drafts) draft.keyEvent = header
    let done = sentence.from
    for (const mark of distinct(marks)) {
      const denied = marks.some((other) => other.first === mark.first && read.zones.deniedConversions.has(other)) || deniedBehind(read, mark)
      const only = !denied && marksOf(sentence, 'only').some((match) => Math.abs(match.first - mark.first) <= 12)
      if (sentence.header && read.drafts.length === 0) {
        header = !denied
        continue
      }
      const targets = targetsOf(read, mark, done, last)
      for (const draft of targets) if (!isDenied(draft)) draft.keyEvent = !denied
      if (only && targets.length > 0) for (const draft of all) if (!targets.includes(draft)) draft.keyEvent = false
      done = mark.last
    }
    for (const draft of spared) draft.keyEvent = false
    if (read.drafts.length > 0) last = read.drafts
  }
}

/** Whether a bracket or a semicolon stands between an event and a mark, and no word for 'both'. */
function remark({ singles, brackets, sentence, bothWords }: ReadSentence, from: number, to: number): boolean {
  const between = (at: number): boolean => at > from && at < to
  const both = marksOf(sentence, 'all').some(({ first, last, pattern }) => between(first) && last < to && pattern.elements.length === 1 && bothWords.has(first))
  return singles.some(between) || (brackets.some(between) && !both)
}

function distinct(marks: readonly Match[]): Match[] {
  const kept: Match[] = []
  for (const mark of [...marks].sort((a, b) => a.first - b.first || b.tokens.length - a.tokens.length))
    if (!kept.some((other) => other.last >= mark.first)) kept.push(mark)
  return kept
}

/** 'X is not a conversion', 'are no key events': the negation stands right before the mark. */
function deniedBehind({ sentence, drafts }: ReadSentence, mark: Match): boolean {
  const free = (from: number) => !drafts.some(({ candidate: { first, last } }) => first > from && last < mark.first)
  return marksOf(sentence, 'negate').some(({ last }) => last < mark.first && mark.first - last <= 3 && free(last))
}

/** The events a conversion mark speaks of: those since the last verb of its clause, else those behind it, else those of the sentence before. */
function targetsOf(read: ReadSentence, mark: Match, done: number, last: readonly Draft[]): readonly Draft[] {
  const { sentence, drafts, commas, firsts } = read
  const whole = marksOf(sentence, 'all').some((match) => match.last < mark.first + 6)
  const inMark = ({ candidate }: Draft): boolean => candidate.tokens.some((token) => mark.tokens.includes(token))
  const before = drafts.filter((draft) => draft.candidate.first < mark.first && draft.candidate.last >= done && !inMark(draft))
  const nearest = before.at(-1)
  if (nearest) {
    // '..., and demo requests (those are our goal)': a remark in brackets is about the last thing before it.
    if (remark(read, nearest.candidate.last, mark.first)) return [nearest]
    // '/jobs and applications, the applications are our goal': said again, it alone is meant.
    const comma = commas.findLast((at) => at < mark.first) ?? Infinity
    const said = new Set(before.filter(({ candidate }) => comma < Infinity && candidate.last < comma).map(({ candidate }) => candidate.concept))
    const again = before.filter(({ candidate }) => candidate.first > comma && said.has(candidate.concept))
    if (again.length > 0) return again
    const pivots = marksOf(sentence, 'markAs', 'contrast', 'wish').filter((match) => match.last < mark.first && match.first >= done)
    const pivot = Math.max(-1, ...pivots.map((match) => match.last))
    const inClause = before.filter((draft) => draft.candidate.last > pivot)
    if (inClause.length > 0) return inClause
    // 'Track logins and purchases, and count both as conversions' - the verb stands between; 'count it as a conversion' means the last one.
    return whole ? before : before.filter((draft) => sameList(read, draft, nearest))
  }
  const after = drafts.filter((draft) => draft.candidate.first > mark.last || inMark(draft))
  if (after.length > 0) {
    const stop = marksOf(sentence, 'contrast', 'conversion').find((match) => match.first > mark.last)?.first ?? sentence.to
    return after.filter((draft) => draft.candidate.first < stop)
  }
  if (done > sentence.from) return []
  if (firsts.some((at) => at < mark.first && mark.first - at <= 4)) return last.slice(0, 1)
  return whole || hasMark(sentence, 'all') ? last : last.slice(-1)
}

/** Whether no other verb of wishing stands between two events. */
const sameList = ({ sentence }: ReadSentence, a: Draft, b: Draft): boolean =>
  a === b || !marksOf(sentence, 'wish', 'contrast').some(({ first, last }) => first > a.candidate.last && last < b.candidate.first)
