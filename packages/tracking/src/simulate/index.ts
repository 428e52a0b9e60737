export { simulate, type SimulateOptions } from './simulate.ts'
