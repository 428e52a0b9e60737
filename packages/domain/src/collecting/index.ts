export * from './collected.ts'
