export type * from './result.ts'
export { stepKeys, stepsInput, stepTypes } from './schema.ts'
export type * from './steps.ts'
export * from './tests.ts'
