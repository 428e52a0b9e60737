export * from './dashboards.ts'
export * from './exports.ts'
export * from './schedules.ts'
export * from './shares.ts'
