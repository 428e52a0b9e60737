import type { Trigger } from '../../gtm/model.ts'
import { parameterOf, textOfParameter } from '../container.ts'

/** A list of figures such as `25,50,75`. */
export const figuresOf = (trigger: Trigger, key: string): readonly number[] =>
  textOfParameter(parameterOf(trigger, key))
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '' && Number.isFinite(Number(text)))
    .map(Number)

/** The figures of several triggers, from the lowest, each with the triggers that have it. */
export const shared = (triggers: readonly Trigger[], figures: (trigger: Trigger) => readonly number[]): readonly (readonly [number, readonly Trigger[]])[] => {
  const found = new Map<number, Trigger[]>()
  for (const trigger of triggers) for (const figure of new Set(figures(trigger))) found.set(figure, [...(found.get(figure) ?? []), trigger])
  return [...found].sort(([one], [other]) => one - other)
}
