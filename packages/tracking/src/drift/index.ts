export type { DriftDifference } from './compare.ts'
export { type Drift, drift, type DriftTag } from './drift.ts'
