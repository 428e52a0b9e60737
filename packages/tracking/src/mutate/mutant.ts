import type { ContainerFile } from '../gtm/model.ts'

/** Kinds of small faults. */
export type FaultCode =
  | 'tagPaused'
  | 'tagUnpaused'
  | 'triggerRemoved'
  | 'triggerAdded'
  | 'exceptionRemoved'
  | 'consentDropped'
  | 'consentDemanded'
  | 'firingOptionChanged'
  | 'sequenceDropped'
  | 'parameterDropped'
  | 'parameterRenamed'
  | 'parameterChanged'
  | 'referenceSwapped'
  | 'conditionDropped'
  | 'conditionNegated'
  | 'conditionFalsified'
  | 'operatorChanged'
  | 'triggerTypeChanged'
  | 'triggerSettingChanged'
  | 'memberRemoved'
  | 'variableChanged'
  | 'rowDropped'
  | 'formatDropped'

/** A container with one small fault in it. */
export interface Mutant {
  readonly code: FaultCode
  readonly kind: 'tag' | 'trigger' | 'variable'
  /** The name of the thing that has the fault. */
  readonly name: string
  /** What of it, such as the key of a parameter or the condition as people read it; empty where it is the whole thing. */
  readonly what: string
  /** What was there and what the fault put in its place; both empty where something is gone. */
  readonly before: string
  readonly after: string
  readonly file: ContainerFile
}

/** A fault before it is put into a container: what it says, and the changed thing. */
export interface Change<Thing> {
  readonly code: FaultCode
  readonly what: string
  readonly before: string
  readonly after: string
  readonly thing: Thing
}
