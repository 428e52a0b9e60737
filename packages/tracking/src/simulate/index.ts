export { argumentOf } from './container.ts'
export { limitSentences } from './limits.ts'
export { simulate, type SimulateOptions } from './simulate.ts'
export * from './tests/index.ts'
