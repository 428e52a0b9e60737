export { actHandlers, readHandlers } from '../handlers.ts'
export { sampleEngine, testClock } from './sampleEngine.ts'
export { event, purchase } from '../figures/collected.testing.ts'
