import type { Expectation, Step } from '@tagmason/domain'
import type { SimulatedStep } from '../simulate/outcomes.ts'
import { firingOf } from '../simulate/tests/record.ts'
import type { Judged, Witness } from './judge.ts'

/** An expectation that the tests lack: on this step of this visit. */
export interface Missing {
  /** The test whose visit it is; undefined where the visit is new. */
  readonly test: string | undefined
  readonly steps: readonly Step[]
  /** From 0. */
  readonly at: number
  readonly expected: Expectation
}

type TagExpectation = NonNullable<Expectation['tags']>[string]

const times = (step: SimulatedStep | undefined, name: string): number => step?.fired.filter((one) => one === name).length ?? 0
const isUnknown = (step: SimulatedStep | undefined, name: string): boolean => step?.unknown.some(({ tag }) => tag === name) === true
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What of a tag's firing is another one with the fault. */
const differing = (before: TagExpectation, after: TagExpectation): TagExpectation => {
  const parameters = Object.fromEntries(
    [...new Set([...Object.keys(before.parameters ?? {}), ...Object.keys(after.parameters ?? {}), ...(after.unknown ?? [])])].flatMap((key) => {
      if (before.unknown?.includes(key) === true) return []
      const [held, other] = [before.parameters?.[key] ?? null, after.parameters?.[key] ?? null]
      return same(held, other) && after.unknown?.includes(key) !== true ? [] : [[key, held]]
    }),
  )
  const unknown = (before.unknown ?? []).filter((key) => after.unknown?.includes(key) !== true)
  return {
    ...(before.on === after.on || before.on === undefined ? {} : { on: before.on }),
    ...(Object.keys(parameters).length === 0 ? {} : { parameters }),
    ...(unknown.length === 0 ? {} : { unknown }),
  }
}

/** The smallest expectation that the container meets on a step and the one with the fault does not; undefined where none can say the difference. */
export const expectationAgainst = ({ before, after }: Pick<Witness, 'before' | 'after'>): Expectation | undefined => {
  if (before === undefined) return undefined
  const names = [...new Set([...before.fired, ...(after?.fired ?? []), ...before.unknown.map(({ tag }) => tag)])]
  for (const name of names) {
    const [count, other] = [times(before, name), times(after, name)]
    if (count > other) return { fired: Array.from({ length: count }, () => name) }
    if (count < other || (count === 0 && isUnknown(before, name) !== isUnknown(after, name)))
      return isUnknown(before, name) ? { unknown: [name] } : count === 0 ? { notFired: [name] } : { tags: { [name]: { times: count } } }
    if (after === undefined) continue
    const recording = { tags: new Set([name]) }
    const found = differing(firingOf(before, name, recording), firingOf(after, name, recording))
    if (Object.keys(found).length > 0) return { tags: { [name]: found } }
  }
  return undefined
}

/** What would catch each surviving fault; a fault whose difference no expectation can say is left out. */
export const missingOf = (judged: readonly Judged[]): readonly Missing[] =>
  judged.flatMap((one) => {
    if (one.fate !== 'survived') return []
    const { test, steps, at } = one.visit
    const expected = expectationAgainst(one.visit)
    return expected === undefined ? [] : [{ test, steps: steps.slice(0, test === undefined ? at + 1 : steps.length), at, expected }]
  })

const united = (one: readonly string[] | undefined, other: readonly string[] | undefined): string[] => {
  const list = [...(one ?? [])]
  for (const name of new Set(other))
    for (let count = list.filter((each) => each === name).length; count < (other ?? []).filter((each) => each === name).length; count++) list.push(name)
  return list
}

const bothOf = (one: TagExpectation = {}, other: TagExpectation = {}): TagExpectation => {
  const unknown = united(one.unknown, other.unknown)
  const parameters = { ...one.parameters, ...other.parameters }
  return { ...one, ...other, ...(Object.keys(parameters).length === 0 ? {} : { parameters }), ...(unknown.length === 0 ? {} : { unknown }) }
}

/** Two expectations of one step in one. */
export const together = (one: Expectation, other: Expectation): Expectation => {
  const lists = (['fired', 'notFired', 'unknown'] as const).map((key) => [key, united(one[key], other[key])] as const)
  const names = new Set([...Object.keys(one.tags ?? {}), ...Object.keys(other.tags ?? {})])
  const tags = Object.fromEntries([...names].map((name) => [name, bothOf(one.tags?.[name], other.tags?.[name])]))
  return { ...one, ...Object.fromEntries(lists.filter(([, list]) => list.length > 0)), ...(names.size === 0 ? {} : { tags }) }
}
