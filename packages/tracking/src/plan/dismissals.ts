import { marksOf } from './analysis.ts'
import type { Analysis, Sentence } from './analysis.ts'

/**
 * 'The contact page: no need', 'Newsletter is mir egal', 'les abonnements, on s'en moque': the ranges of tokens [from, to) that a sentence dismisses.
 * A dismissal is about its own clause, or about the one in front where its own names nothing.
 */
export function dismissalsOf(analysis: Analysis, sentence: Sentence): { from: number; to: number }[] {
  const stops = new Set(marksOf(sentence, 'contrast').map(({ first }) => first))
  const isCut = (at: number): boolean => stops.has(at) || (analysis.tokens[at]?.kind === 'punct' && /^[,():]$/.test(analysis.tokens[at]?.text ?? ''))
  const names = (from: number, to: number): boolean =>
    sentence.matches.some(
      ({ pattern, first, last }) => first >= from && last < to && ['concept', 'thing', 'page', 'outcome'].includes(pattern.kind) && !pattern.weak,
    )
  return marksOf(sentence, 'dismiss').map((mark) => {
    let from = mark.first
    let to = mark.last + 1
    while (from > sentence.from && !isCut(from - 1)) from--
    while (to < sentence.to && !isCut(to)) to++
    if (!names(from, mark.first) && !names(mark.last + 1, to)) {
      from = Math.max(sentence.from, from - 1)
      while (from > sentence.from && !isCut(from - 1)) from--
    }
    return { from, to }
  })
}
