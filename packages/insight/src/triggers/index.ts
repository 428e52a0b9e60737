export { type TriggerEngine, triggerEngine, type TriggerLimits, triggerLimits, type TriggerState } from './engine.ts'
export { type EventMatch, type FieldTest, isMatch, type TriggerField } from './matching.ts'
export type { AbsenceRule, CountRule, FewRule, MatchRule, RateRule, SequenceRule, TriggerEffect, TriggerRule, TriggerScope } from './rules.ts'
export { type ReadableTrigger, triggerRules } from './conditions.ts'
