export { type Explanation, explainTag, type Reason } from './explain.ts'
export { explainEntries, explainHeadline } from './words.ts'
