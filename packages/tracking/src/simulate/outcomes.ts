import type * as domain from '@tagmason/domain'
import type { Words } from '../sentences/say.ts'

/** What a simulation leads to, before its sentences are worded. */
export type Resolved = domain.Resolved<Words>
export type Simulation = domain.Simulation<Words>
export type SimulatedStep = domain.SimulatedStep<Words>
export type TagReason = domain.TagReason<Words>
export type SimulatedEvent = domain.SimulatedEvent<Words>
export type TagOutcome = domain.TagOutcome<Words>
export type ResolvedParameter = domain.ResolvedParameter<Words>
export type TriggerOutcome = domain.TriggerOutcome<Words>
export type ConditionOutcome = domain.ConditionOutcome<Words>
