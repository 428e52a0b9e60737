export * from './collected.ts'
export * from './valueKind.ts'
export * from './vitals.ts'
