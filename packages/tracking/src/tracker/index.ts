export { trackerRules } from './trackerRules.ts'
