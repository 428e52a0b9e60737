import { listOf, type Obj } from '../gtm/values.ts'
import { macroOf } from './conditions.ts'
import type { Published } from './resource.ts'

/**
 * A predicate that holds where one of several comparisons does, as the predicates that make these comparisons: `any_of` compares one value with a list, in which macros may be. The conditions of a trigger
 * in an export all have to hold, so that each alternative becomes a rule of its own.
 */
function alternativesOf(predicate: Obj): readonly Obj[] {
  const [kind, ...values] = listOf(predicate['arg1'])
  if (predicate['any_of'] !== true || kind !== 'list' || values.length === 0) return [predicate]
  const { any_of: _, ...rest } = predicate
  // A condition of an export has its variable on the left.
  return values.map((value) => (macroOf(rest) === -1 && rest['function'] === '_eq' ? { ...rest, arg0: value, arg1: rest['arg0'] } : { ...rest, arg1: value }))
}

const numbers = (list: readonly unknown[]): readonly number[] => list.filter((each) => typeof each === 'number')

/** The same container without predicates of alternatives: one of `if` becomes a rule for each, and one of `unless` all of them, since none may hold. */
export function withoutAlternatives(published: Published): Published {
  const predicates = [...published.predicates]
  const places = published.predicates.map((predicate, at) => {
    const all = alternativesOf(predicate)
    return all.length === 1 && all[0] === predicate ? [at] : all.map((each) => predicates.push(each) - 1)
  })
  const of = (at: number) => places[at] ?? [at]
  const rules = published.rules.flatMap((rule) => {
    let made: (readonly (readonly unknown[])[])[] = [[]]
    for (const [kind, ...list] of rule) {
      const parts =
        kind === 'if'
          ? numbers(list).reduce<number[][]>((before, at) => before.flatMap((chosen) => of(at).map((one) => [...chosen, one])), [[]])
          : [kind === 'unless' ? numbers(list).flatMap(of) : list]
      made = made.flatMap((before) => parts.map((part) => [...before, [kind, ...part]]))
    }
    return made
  })
  return { ...published, predicates, rules }
}
