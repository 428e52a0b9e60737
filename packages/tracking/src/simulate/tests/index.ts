export type { FileFault, Place } from './document.ts'
export { type JUnitCase, junit } from './junit.ts'
export { parseTests, parseVisit, type PlacedTest, type TestFile } from './parse.ts'
export { runTest, type TestFailure, type TestResult } from './run.ts'
