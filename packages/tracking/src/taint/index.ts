export { type TaintOptions, taintOf } from './taint.ts'
export type * from './types.ts'
