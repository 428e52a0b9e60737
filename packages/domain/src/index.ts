export * from './setup/plan.ts'
