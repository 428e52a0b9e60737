export * from './account/api.ts'
export { slowPasswords } from './account/passwords.ts'
export { type ApartInput, type ApartName, type ApartOutput, runApart } from './apartWork.ts'
export type { Ports } from './context.ts'
export type { BrowserPort, PageVisit, VisitQuestion } from './setup/browserPort.ts'
export type { Member } from './shell/member.ts'
export type { Collections } from '@tagmason/domain'
export { memoryStore, type Seed, sharedStore } from './store/memory.ts'
export { keptAnswers, type KeptAnswers } from './store/keptAnswers.ts'
export { counted, indexes, keysOf } from './store/indexes.ts'
export { countIn, findIn, plan, planCount } from './store/query.ts'
export type { Query, Where } from './store/queryTerms.ts'
export type { AuditSeal, RecordStore, Write } from './store/store.ts'
export type { CollectionName } from './store/collectionName.ts'
export { createWorkspace, readsOn, type WorkspaceOptions } from './workspace.ts'
export { sampleOwner, sampleSeed } from './sample.ts'
export { sampleMark } from './sampleMark.ts'
export { renewSample } from './shell/resetSample.ts'
export { workCollections } from './shell/workCollections.ts'
export { type DueDelivery, settleDelivery, takeDeliveries } from './account/webhookOutbox.ts'
export type { SendResult } from './account/webhookResult.ts'
export { startByHook } from './automation/startByHook.ts'
export { settlePost, takePosts } from './automation/alertPosts.ts'
export type { DuePost } from './automation/duePost.ts'
export { postOut } from './automation/postOut.ts'
export { type MailResult, settleMail, takeMails } from './reports/mailOutbox.ts'
export { sampleAddresses } from './reports/sampleAddresses.ts'
export { framesOf, holdsShare, openPublicShare, type PublicAccess } from './reports/publicShare.ts'
export { dueJobs, type JobLane, jobLanes, laneOf } from './jobs/dueJobs.ts'
export { takeForTriggers } from './automation/triggerStream.ts'
export type { DueJob } from './jobs/jobRun.ts'
export { runJob } from './jobs/runJob.ts'
export { jobsInOrder } from './jobs/table.ts'
export { keepMeasured } from './account/measuredUsage.ts'
export { tidy } from './system/tidy.ts'
export { impossibleVisit, simulateVisit } from './setup/simulator/simulateVisit.ts'
export * from './store/eventStore.ts'
export { memoryEvents } from './store/memoryEvents.ts'
export { mustBeSomeone, whoIs } from './store/someone.ts'
// What every adapter of the event store has to agree about.
export {
  byText,
  checkQuestion,
  checkSteps,
  checkWay,
  evenRuns,
  intervalStarts,
  isCut,
  isTouchField,
  isPeople,
  keptEvent,
  keptText,
  mostMoney,
  oncePrefix,
  isVisitEnd,
  overlap,
  type VisitEnd,
  wayStep,
  wayText,
  peopleOf,
  sampleLength,
  sessionRates,
  touchWindow,
  userPrefix,
  versionParameters,
} from '@tagmason/insight'
// What the intake makes of clients that send measurements without a word on them.
export * from './entrance/index.ts'
