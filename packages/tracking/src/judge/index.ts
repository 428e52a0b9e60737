export { dueEvents, type EventViolation, isAutomatic, type JudgedEvent, judgeEvent } from './judgeEvent.ts'
export { sharedParameters } from './sharedParameters.ts'
export { violationMessage } from './violationMessage.ts'
export { violationOf } from './violationOf.ts'
