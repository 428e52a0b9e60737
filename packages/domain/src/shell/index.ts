export * from './clock.ts'
export * from './menu.ts'
export * from './notifications.ts'
export * from './projects.ts'
