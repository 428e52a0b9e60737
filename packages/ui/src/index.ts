export * from './theme/Theme.tsx'
