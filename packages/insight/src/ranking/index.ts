export { type Decision, rankedAmong } from './acceptance.ts'
