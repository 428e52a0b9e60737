import { hasMark, marksOf } from './analysis.ts'
import type { Match } from './match.ts'
import type { Draft, ReadSentence } from './draft.ts'

/** Reads which events count as key events ('conversion', 'goal') and which do not. Later words win over earlier ones. */
export function markKeyEvents(sentences: readonly ReadSentence[]): void {
  const all: Draft[] = []
  let last: Draft[] = []
  let header: boolean | undefined
  for (const read of sentences) {
    const { sentence } = read
    const spared = new Set<Draft>()
    if (sentence.header) header = undefined
    const excluded = new Set(marksOf(sentence, 'notConversion').flatMap((match) => match.tokens))
    const marks = [...marksOf(sentence, 'conversion'), ...marksOf(sentence, 'goalWord').filter((match) => read.brackets.includes(match.first - 1))].filter(
      // 'Our goal is to track ...' says nothing about key events.
      (match) =>
        !match.tokens.some((token) => excluded.has(token)) &&
        !marksOf(sentence, 'wish').some((wish) => wish.first > match.last && wish.first - match.last <= 2),
    )
    // 'All of them are conversions except the brochure requests.'
    if (marks.length > 0)
      for (const candidate of read.candidates)
        if (read.zones.zones[candidate.last - sentence.from] === 'negated' && candidate.concept)
          for (const draft of all) if (draft.candidate.concept === candidate.concept) spared.add(draft)
    all.push(...read.drafts)
    for (const draft of read.drafts) if (read.zones.deniedTokens.has(draft.candidate.tokens.at(-1) ?? -1)) draft.keyEvent = false
    if (header !== undefined && marks.length === 0) for (const draft of read.drafts) draft.keyEvent = header
    let done = sentence.from
    for (const mark of distinct(marks)) {
      const denied =
        read.zones.deniedConversions.has(mark) ||
        marks.some((other) => other.first === mark.first && read.zones.deniedConversions.has(other)) ||
        deniedBehind(read, mark)
      const only = !denied && marksOf(sentence, 'only').some((match) => Math.abs(match.first - mark.first) <= 12)
      if (sentence.header && read.drafts.length === 0) {
        header = !denied
        continue
      }
      const targets = targetsOf(read, mark, done, last)
      for (const draft of targets) if (!read.zones.deniedTokens.has(draft.candidate.tokens.at(-1) ?? -1)) draft.keyEvent = !denied
      if (only && targets.length > 0) for (const draft of all) if (!targets.includes(draft)) draft.keyEvent = false
      done = mark.last
    }
    for (const draft of spared) draft.keyEvent = false
    if (read.drafts.length > 0) last = read.drafts
  }
}

/** Whether a bracket or a semicolon stands between an event and a mark, and no word for 'both'. */
function remark(read: ReadSentence, from: number, to: number): boolean {
  if (read.singles.some((at) => at > from && at < to)) return true
  return (
    read.brackets.some((at) => at > from && at < to) &&
    !marksOf(read.sentence, 'all').some(
      (match) => match.first > from && match.last < to && match.pattern.elements.length === 1 && read.bothWords.has(match.first),
    )
  )
}

function distinct(marks: readonly Match[]): Match[] {
  const kept: Match[] = []
  for (const mark of [...marks].sort((a, b) => a.first - b.first || b.tokens.length - a.tokens.length))
    if (!kept.some((other) => other.last >= mark.first)) kept.push(mark)
  return kept
}

/** 'X is not a conversion', 'are no key events': the negation stands right before the mark. */
function deniedBehind(read: ReadSentence, mark: Match): boolean {
  return marksOf(read.sentence, 'negate').some(
    (match) =>
      match.last < mark.first &&
      mark.first - match.last <= 3 &&
      !read.drafts.some((draft) => draft.candidate.first > match.last && draft.candidate.last < mark.first),
  )
}

/** The events a conversion mark speaks of: those since the last verb of its clause, else those behind it, else those of the sentence before. */
function targetsOf(read: ReadSentence, mark: Match, done: number, last: readonly Draft[]): readonly Draft[] {
  const { sentence, drafts } = read
  const whole = marksOf(sentence, 'all').some((match) => match.last < mark.first + 6)
  const before = drafts.filter(
    (draft) => draft.candidate.first < mark.first && draft.candidate.last >= done && !draft.candidate.tokens.some((token) => mark.tokens.includes(token)),
  )
  const pivots = [...marksOf(sentence, 'markAs'), ...marksOf(sentence, 'contrast'), ...marksOf(sentence, 'wish')].filter(
    (match) => match.last < mark.first && match.first >= done,
  )
  const pivot = pivots.reduce((latest, match) => Math.max(latest, match.last), -1)
  if (before.length > 0) {
    // '..., and demo requests (those are our goal)': a remark in brackets is about the last thing before it.
    const nearest = before[before.length - 1]
    if (nearest && remark(read, nearest.candidate.last, mark.first)) return [nearest]
    // '/jobs and applications, the applications are our goal': said again, it alone is meant.
    const comma = read.commas.filter((at) => at < mark.first).at(-1) ?? -1
    const again = before.filter(
      (draft) =>
        draft.candidate.first > comma &&
        before.some((other) => other !== draft && other.candidate.last < comma && other.candidate.concept === draft.candidate.concept),
    )
    if (comma >= 0 && again.length > 0) return again
    const inClause = before.filter((draft) => draft.candidate.last > pivot)
    if (inClause.length > 0) return inClause
    // 'Track logins and purchases, and count both as conversions' - the verb stands between; 'count it as a conversion' means the last one.
    const pronounOnly = before
    if (whole) return pronounOnly
    const final = pronounOnly[pronounOnly.length - 1]
    const group = pronounOnly.filter((draft) => final && sameList(read, draft, final))
    return group
  }
  const after = drafts.filter((draft) => draft.candidate.first > mark.last || draft.candidate.tokens.some((token) => mark.tokens.includes(token)))
  if (after.length > 0) {
    const stop = [...marksOf(sentence, 'contrast'), ...marksOf(sentence, 'conversion')].find((match) => match.first > mark.last)?.first ?? sentence.to
    const inClause = after.filter((draft) => draft.candidate.first < stop)
    return inClause
  }
  if (done > sentence.from) return []
  if (read.firsts.some((at) => at < mark.first && mark.first - at <= 4)) return last.slice(0, 1)
  if (whole || hasMark(sentence, 'all')) return last
  return last.slice(-1)
}

/** Whether no other verb of wishing stands between two events. */
function sameList(read: ReadSentence, a: Draft, b: Draft): boolean {
  return (
    a === b ||
    ![...marksOf(read.sentence, 'wish'), ...marksOf(read.sentence, 'contrast')].some(
      (match) => match.first > a.candidate.last && match.last < b.candidate.first,
    )
  )
}
