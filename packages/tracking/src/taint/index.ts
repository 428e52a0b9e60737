export { type TaintOptions, taintOf } from './taint.ts'
export type * from './types.ts'
export { taintCounts, taintEntries, taintHeadline } from './words.ts'
