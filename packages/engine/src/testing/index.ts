export { actHandlers, readHandlers } from '../handlers.ts'
export { sampleEngine, testClock } from './sampleEngine.ts'
