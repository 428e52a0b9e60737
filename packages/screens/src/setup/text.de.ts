export { text } from './text.ts'
