export { type Explanation, explainTag, type Reason } from './explain.ts'
export { reasonWords } from './words.ts'
