export { type Decision, rankedAmong } from './acceptance.ts'
export { heldOutOrder } from './heldOut.ts'
