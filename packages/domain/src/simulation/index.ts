export type * from './result.ts'
export type * from './steps.ts'
