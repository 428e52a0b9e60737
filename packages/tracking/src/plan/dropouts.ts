import { type Analysis, foldAt, marksOf, range, type Sentence } from './analysis.ts'
import type { Match } from './match.ts'

const asks = /^(?:who|wer|quien|quienes|qui|combien|cuantos|cuantas)$/
/** They stand in front of what is not done; those of the second kind may stand behind it. */
const inFront = /^(?:not|dont|doesnt|didnt|havent|hasnt|never|without|no|sin|nunca|sans|ohne|nicht|nie|niemals|jamais)$/
const behind = /^(?:nicht|nie|niemals|pas|jamais)$/

/**
 * 'Who puts something into the cart and does not buy?', 'Wie viele legen etwas in den Warenkorb, kaufen aber nicht?': asks for people who did one thing and not another,
 * so that both are measured. Returns where what they did not do begins; undefined where the sentence asks no such thing.
 */
export function dropOutAt(analysis: Analysis, sentence: Sentence): number | undefined {
  const fold = (at: number): string => foldAt(analysis, at)
  const all = range(sentence.from, sentence.to - 1)
  const who = all.find((at) => asks.test(fold(at)) || /^(?:how many|wie viele)$/.test(`${fold(at)} ${fold(at + 1)}`))
  if (who === undefined) return undefined
  const negation = marksOf(sentence, 'negate').find((mark) => mark.first > who && mark.tokens.length === 1)
  if (negation === undefined) return undefined
  const at = negation.first
  // 'do not request a demo' is something done, 'but not demo requests' is not to be counted.
  const verbBehind = /^(?:dont|doesnt|didnt|never)$/.test(fold(at)) || /^(?:do|does|did)$/.test(fold(at - 1))
  const doings = sentence.matches.filter(
    ({ pattern, tokens, first }) => pattern.kind === 'action' || (pattern.kind === 'concept' && verbBehind && tokens.length > 1 && first - at <= 2),
  )
  const isDone = ({ pattern, first }: Match) => pattern.kind === 'concept' && !pattern.weak && first > who
  const done = sentence.matches.reduce((least, match) => (isDone(match) ? Math.min(least, match.last) : least), Infinity)
  if (inFront.test(fold(at)) && done < at && doings.some(({ first }) => first > at && first - at <= 4)) return at
  if (!behind.test(fold(at))) return undefined
  const doing = doings.reduce((most, { first, last }) => (last < at ? Math.max(most, first) : most), -1)
  const cut = marksOf(sentence, 'and', 'contrast')
    .map(({ first }) => first)
    .concat(all.filter((each) => fold(each) === ','))
    .reduce((most, each) => (done < each && each < doing ? Math.max(most, each) : most), -1)
  return cut < 0 ? undefined : cut + 1
}
