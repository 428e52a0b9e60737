import { say } from '../sentences/say.ts'

type Words = () => string

const comparisons: Readonly<Record<string, readonly [is: Words, isNot: Words]>> = {
  EQUALS: [() => say`equals`, () => say`does not equal`],
  CONTAINS: [() => say`contains`, () => say`does not contain`],
  STARTS_WITH: [() => say`starts with`, () => say`does not start with`],
  ENDS_WITH: [() => say`ends with`, () => say`does not end with`],
  MATCH_REGEX: [() => say`matches`, () => say`does not match`],
  CSS_SELECTOR: [() => say`matches the selector`, () => say`does not match the selector`],
  URL_MATCHES: [() => say`matches the address`, () => say`does not match the address`],
  GREATER: [() => say`is greater than`, () => say`is not greater than`],
  GREATER_OR_EQUALS: [() => say`is at least`, () => say`is below`],
  LESS: [() => say`is less than`, () => say`is not less than`],
  LESS_OR_EQUALS: [() => say`is at most`, () => say`is above`],
}

/** A comparison of a condition as people read it between its two sides: `does not contain`. */
export function comparisonWords(type: string, negate: boolean): string {
  const [is, isNot] = (Object.hasOwn(comparisons, type) ? comparisons[type] : undefined) ?? [() => type, () => say`not ${type}`]
  return negate ? isNot() : is()
}
