import { type Analysis, isPunct, marksOf, markStarts, type Sentence, stretchAround } from './analysis.ts'

/**
 * 'The contact page: no need', 'Newsletter is mir egal', 'les abonnements, on s'en moque': the ranges of tokens [from, to) that a sentence dismisses.
 * A dismissal is about its own clause, or about the one in front where its own names nothing.
 */
export function dismissalsOf(analysis: Analysis, sentence: Sentence): { from: number; to: number }[] {
  const stops = markStarts(sentence, 'contrast')
  const isCut = (at: number): boolean => stops.has(at) || isPunct(analysis, at, /^[,():]$/)
  const names = (from: number, to: number): boolean =>
    sentence.matches.some(
      ({ pattern, first, last }) => first >= from && last <= to && ['concept', 'thing', 'page', 'outcome'].includes(pattern.kind) && !pattern.weak,
    )
  return marksOf(sentence, 'dismiss').map((mark) => {
    const own = stretchAround(sentence, mark.first, mark.last, isCut)
    const bare = !names(own.first, mark.first - 1) && !names(mark.last + 1, own.last) && own.first > sentence.from
    const from = bare ? stretchAround(sentence, own.first - 1, own.first - 1, isCut).first : own.first
    return { from, to: own.last + 1 }
  })
}
