import { marksOf, type Sentence, weakMarksOf } from './analysis.ts'
import { chooseMatches, type Match } from './match.ts'
import { wordSet } from './text.ts'

/** The best things, or outcomes, of a sentence: none shares a token with a better one of its kind. */
export function best(sentence: Sentence, kind: 'thing' | 'outcome'): Match[] {
  return chooseMatches(
    sentence.matches.filter((match) => match.pattern.kind === kind && !isWish(sentence, match) && !isPerson(sentence, match) && !isFarTypo(match)),
  )
}

/** All things of a sentence, also those that share a token. */
export const allThings = (sentence: Sentence): Match[] =>
  sentence.matches.filter((match) => match.pattern.kind === 'thing' && !isPerson(sentence, match) && !isFarTypo(match))

/** A short word with a letter changed is another word. */
const isFarTypo = ({ typos, tokens, score }: Match): boolean => typos > 0 && tokens.length === 1 && score < 13

const looking = wordSet('view check track enter rate use create follow save log detect register')

/** 'players' do not play, they are the people. */
const isPerson = (sentence: Sentence, { tokens }: Match): boolean =>
  tokens.length === 1 && marksOf(sentence, 'people').some((mark) => tokens.every((at) => mark.tokens.includes(at)))

/** 'I want to see how many ...': who sees is the one who asks. */
function isWish(sentence: Sentence, { pattern, first }: Match): boolean {
  // '- ver un anuncio': a line of a list says what people do.
  if (!looking.has(pattern.id) || (sentence.bullet && first === sentence.from)) return false
  const wishes = weakMarksOf(sentence, 'wish')
  return (
    wishes.some((wish) => wish.tokens.includes(first)) && (first - sentence.from <= 1 || wishes.some((wish) => wish.last < first && first - wish.last <= 3))
  )
}
