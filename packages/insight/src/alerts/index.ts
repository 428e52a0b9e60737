export { groupNotices, type GroupingState, type GroupingStep, type Notice } from './grouping.ts'
export { type AlertEffect, type AlertState, type AlertStep, alertStepper, newAlert, pauseAlert } from './machine.ts'
export { type AlertSample, type RaisedSpan, replayAlert } from './replay.ts'
export { type AlertSettings, alertSettings } from './settings.ts'
