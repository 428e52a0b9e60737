export type { ContainerConflict, MergeOptions } from './conflicts.ts'
export { type ContainerImport, importInto } from './importInto.ts'
export { type ContainerMerge, merge } from './merge.ts'
export type { Side } from './threeWay.ts'
