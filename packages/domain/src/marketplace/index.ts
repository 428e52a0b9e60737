export * from './community.ts'
export * from './revenue.ts'
export * from './templates.ts'
export * from './versions.ts'
