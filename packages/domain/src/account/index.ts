export * from './billing.ts'
export * from './integrations.ts'
export * from './settings.ts'
export * from './team.ts'
