export { simulate, type SimulateOptions } from './simulate.ts'
export * from './tests/index.ts'
