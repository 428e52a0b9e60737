export { catalogue, parameterTypesByName } from './catalogue.ts'
export type { Concept, ConceptName, TriggerKind } from './catalogue.ts'
export { detectLanguage } from './language.ts'
export { planFromGoals } from './plan.ts'
