/** What a server needs to answer the public API with the same code as the engine in a page. */
export { type Address, readAddress } from './apiAddress.ts'
export { projectContext } from './apiContext.ts'
export { type CountsQuestion, countFrom, countsPage, countsQuestion } from './apiCounts.ts'
export { apiEndpoints, goalEvents } from './apiEndpoints.ts'
export { allWrong, mostEvents, readJson, readSent, type SentFault, sentEventSchema } from './apiEvents.ts'
export { subscriptionIn } from './subscriptions.ts'
export {
  admit,
  type CountedEndpoint,
  endpointIn,
  apiHour,
  bearer,
  callsIncluded,
  callsSince,
  type HashedKey,
  hourOf,
  isOpen,
  keysByHash,
  unknownKey,
} from './apiGate.ts'
export { answeredFunnelSchema, answerFunnel, funnelForm, funnelSchema, parseFunnel } from './apiFunnel.ts'
export { invalidQuestion, unknownField } from './apiIssues.ts'
export { keyAsOf } from './apiKeys.ts'
export { settle, type Tally } from './apiLedger.ts'
export { badField, problem as apiProblem } from './apiProblem.ts'
export { answerQuery, type Asked, parseQuery, queryForm } from './apiQuery.ts'
export { answeredSchema, questionSchema } from './apiQuestion.ts'
export { dashboardData, reportRows } from './apiStored.ts'
export { type ApiFormat, apiFormats, type ApiTable, tableAnswer } from './apiTable.ts'
export { unitOfWork, type Records } from '../store/unitOfWork.ts'
export { verifyAudit } from '../audit.ts'
