export type * from './result.ts'
export * from './schema.ts'
export type * from './steps.ts'
