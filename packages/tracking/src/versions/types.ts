/** How much a change asks of those who use what is changed, the most first. */
export const releaseTypes = ['major', 'minor', 'patch'] as const
export type ReleaseType = (typeof releaseTypes)[number]

/** One difference that means something to whoever installed the older one. The screens word the code. */
export interface SemanticChange {
  code:
    | 'eventAdded'
    | 'eventRemoved'
    | 'triggerAdded'
    | 'triggerRemoved'
    | 'triggerChanged'
    | 'conditionsChanged'
    | 'parameterAdded'
    | 'requiredParameterAdded'
    | 'parameterRemoved'
    | 'parameterTypeChanged'
    | 'parameterRequired'
    | 'parameterOptional'
    | 'parameterSourceChanged'
    | 'exampleChanged'
    | 'keyEventOn'
    | 'keyEventOff'
    | 'valueAdded'
    | 'valueRemoved'
    | 'valueChanged'
    | 'audienceAdded'
    | 'audienceRemoved'
    | 'audienceChanged'
    | 'dashboardAdded'
    | 'dashboardRemoved'
    | 'userPropertyAdded'
    | 'userPropertyRemoved'
    | 'userPropertyChanged'
    | 'thingAdded'
    | 'thingRemoved'
    | 'thingChanged'
    | 'contractChanged'
    | 'dashboardChanged'
    | 'wordsChanged'
  type: ReleaseType
  /** The event, audience or thing of the container by name. */
  subject: string
  /** The parameter, chart or kind of thing; empty where the subject says it all. */
  detail: string
}

/** The greatest type among the changes; null where there are none. */
export function typeOfChanges(changes: readonly SemanticChange[]): ReleaseType | null {
  return releaseTypes.find((type) => changes.some((change) => change.type === type)) ?? null
}
