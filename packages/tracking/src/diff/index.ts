export type { FieldChange } from './changes.ts'
export { comparisonWords } from './comparisons.ts'
export { type ChangedThing, type ContainerDiff, diff, type DiffOptions, isSame, type RenamedThing, type ThingRef } from './diff.ts'
export type { ThingKind } from './kinds.ts'
