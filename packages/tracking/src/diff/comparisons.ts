import { say, type Sentence, type Words } from '../sentences/say.ts'

const comparisons: Readonly<Record<string, readonly [is: Sentence, isNot: Sentence]>> = {
  EQUALS: [say('diff.comparison.equals'), say('diff.comparison.equals.not')],
  CONTAINS: [say('diff.comparison.contains'), say('diff.comparison.contains.not')],
  STARTS_WITH: [say('diff.comparison.startsWith'), say('diff.comparison.startsWith.not')],
  ENDS_WITH: [say('diff.comparison.endsWith'), say('diff.comparison.endsWith.not')],
  MATCH_REGEX: [say('diff.comparison.matches'), say('diff.comparison.matches.not')],
  CSS_SELECTOR: [say('diff.comparison.selector'), say('diff.comparison.selector.not')],
  URL_MATCHES: [say('diff.comparison.address'), say('diff.comparison.address.not')],
  GREATER: [say('diff.comparison.greater'), say('diff.comparison.greater.not')],
  GREATER_OR_EQUALS: [say('diff.comparison.atLeast'), say('diff.comparison.atLeast.not')],
  LESS: [say('diff.comparison.less'), say('diff.comparison.less.not')],
  LESS_OR_EQUALS: [say('diff.comparison.atMost'), say('diff.comparison.atMost.not')],
}

/** A comparison of a condition as people read it between its two sides: `does not contain`. */
export function comparisonWords(type: string, negate: boolean): Words {
  const [is, isNot] = (Object.hasOwn(comparisons, type) ? comparisons[type] : undefined) ?? [type, say('diff.comparison.other.not', { type })]
  return negate ? isNot : is
}
