import type { Step } from '@tagmason/domain'
import type { SimulatedStep, TagOutcome } from '../simulate/outcomes.ts'
import type { Simulator } from '../simulate/simulate.ts'
import type { Sentence } from '../sentences/say.ts'
import { SentenceError } from '../sentences/sentenceError.ts'

/** What one visit leads to, step by step and each as a text: the tags that fire, on which event, with which values and consent, and those of which it is not known. */
export type Observation = readonly string[]

const firing = ({ tag, parameters }: TagOutcome): unknown => [
  tag,
  // What is undefined is not sent.
  parameters.flatMap(({ key, value }) => (value.known && value.value === undefined ? [] : [[key, value.known ? [value.value] : 'unknown']])),
]

/** The order of tags within an event is left open by Google where they have the same priority, so it is not part of what is observed. */
const ofStep = ({ events }: SimulatedStep): string =>
  JSON.stringify(
    events.flatMap(({ name, consent, tags }) => {
      const fired = tags.filter(({ outcome }) => outcome === 'fired').map((tag) => JSON.stringify(firing(tag)))
      const open = tags.flatMap(({ tag, outcome }) => (outcome === 'unknown' ? [tag] : []))
      return fired.length + open.length === 0 ? [] : [[name, Object.entries(consent).toSorted(), fired.toSorted(), open.toSorted()]]
    }),
  )

/** The steps of a visit, or the sentence that says why it cannot happen. */
export const stepsOf = (simulator: Simulator, steps: readonly Step[]): readonly SimulatedStep[] | Sentence => {
  try {
    return simulator.visit(steps)
  } catch (error) {
    if (error instanceof SentenceError) return error.sentence
    throw error
  }
}

export const observationOf = (found: readonly SimulatedStep[] | Sentence): Observation => ('code' in found ? [JSON.stringify(found)] : found.map(ofStep))

/** The first step that leads elsewhere, from 0; undefined where none does. */
export const firstDifference = (one: Observation, other: Observation): number | undefined => {
  const at = Array.from({ length: Math.max(one.length, other.length) }, (_, index) => index).find((index) => one[index] !== other[index])
  return at
}
