import { type PlannedEvent, type PlanStage, stageOf } from '@tagmason/domain'

const stages: Readonly<Record<PlanStage, string>> = {
  reach: 'Tagmason - Reach',
  interest: 'Tagmason - Interest',
  intent: 'Tagmason - Intent',
  conversion: 'Tagmason - Conversion',
  retention: 'Tagmason - Retention',
}

/** Where what serves every event lies: the Google tag, consent, listeners and variables. */
export const setupFolder = 'Tagmason - Setup'

/** Where the tags and triggers of an event lie: with those of its place on a visitor's way. */
export const folderOf = (event: PlannedEvent): string => stages[stageOf(event)]
