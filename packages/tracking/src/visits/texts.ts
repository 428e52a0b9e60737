import type { Condition } from '../gtm/model.ts'
import { argumentOf } from '../simulate/container.ts'
import { regexSamples } from './regexSample.ts'

/** A comparison with a written-out text, and whether it has to hold. */
export interface Wanted {
  readonly is: string
  readonly other: string
  readonly ignoreCase: boolean
  readonly holds: boolean
}

/** What a condition compares, as far as it compares with a written-out text; its negation is part of what has to hold. */
export const wantedOf = (condition: Condition, holds: boolean): Wanted | undefined => {
  const other = argumentOf(condition, 'arg1')
  if (other.includes('{{')) return undefined
  return {
    is: condition.type,
    other,
    ignoreCase: argumentOf(condition, 'ignore_case') === 'true',
    holds: holds !== (argumentOf(condition, 'negate') === 'true'),
  }
}

/** Whether a comparison holds for a text, as the engine compares. */
export const compares = ({ is, other, ignoreCase }: Wanted, text: string): boolean => {
  switch (is) {
    case 'EQUALS':
      return text === other
    case 'CONTAINS':
      return text.includes(other)
    case 'STARTS_WITH':
      return text.startsWith(other)
    case 'ENDS_WITH':
      return text.endsWith(other)
    case 'GREATER':
      return Number(text) > Number(other)
    case 'GREATER_OR_EQUALS':
      return Number(text) >= Number(other)
    case 'LESS':
      return Number(text) < Number(other)
    case 'LESS_OR_EQUALS':
      return Number(text) <= Number(other)
    case 'MATCH_REGEX':
      try {
        return new RegExp(other, ignoreCase ? 'i' : '').test(text)
      } catch {
        return false
      }
    default:
      return false
  }
}

const turned = (text: string): string => (text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase())

/** Texts around what a comparison looks for: the very text, with something before it, behind it and around it, in the other case, and the numbers beside a number. */
const around = ({ is, other, ignoreCase }: Wanted): readonly string[] => {
  const number = Number(other)
  const beside = other.trim() === '' || Number.isNaN(number) ? [] : [String(number + 1), String(number - 1), String(number)]
  const bases = is === 'MATCH_REGEX' ? regexSamples(other, ignoreCase ? 'i' : '') : [other]
  const first = bases[0] ?? ''
  return [...bases, ...beside, `${first}x`, `x${first}`, `x${first}x`, turned(first), first.slice(0, -1), first.slice(1)]
}

/** Texts for which all comparisons come out as wanted, the plainest first. */
export const textsFor = (wanted: readonly Wanted[]): readonly string[] => {
  const asked = (is: string) => wanted.filter((one) => one.holds && one.is === is).map(({ other }) => other)
  const inside = [...asked('CONTAINS'), ...wanted.filter((one) => one.holds && one.is === 'MATCH_REGEX').flatMap((one) => around(one).slice(0, 1))]
  const together = [...asked('STARTS_WITH'), ...inside, ...asked('ENDS_WITH')].join('')
  const candidates = [...wanted.filter(({ holds }) => holds).flatMap(around), together, 'other', ...wanted.flatMap(around), '', '/', '0', '1']
  return [...new Set(candidates)].filter((text) => wanted.every((one) => compares(one, text) === one.holds))
}

/** Texts at the edge of a comparison: each of them may be told apart from the plain one by another comparison. */
export const edgesOf = (wanted: Wanted): readonly string[] => [...new Set([...around(wanted), 'other', ''])]
