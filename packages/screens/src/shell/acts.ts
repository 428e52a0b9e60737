import type { ActName } from '@tagmason/domain'

/** What each act does, in words that a sentence can go on with: 'Not done: …'. */
export const acts: Record<ActName, string> = {
  'session.setPreferences': 'change preferences',
  'session.selectProject': 'select a project',
  'projects.create': 'create a project',
  'notifications.markRead': 'mark a notification as read',
  'notifications.markAllRead': 'mark all notifications as read',
  'workspace.reset': 'reset the sample',
  'plans.generate': 'generate a measurement plan',
  'plans.changeEvent': 'change an event of the plan',
  'plans.addEvent': 'add an event to the plan',
  'plans.removeEvent': 'remove an event from the plan',
  'plans.restoreEvent': 'put an event back into the plan',
  'plans.setFiles': 'change the file settings of the plan',
  'plans.startOver': 'start over',
  'plans.restore': 'restore the plan',
  'plans.apply': 'apply the plan to the project',
  'anomalies.investigate': 'investigate an anomaly',
  'anomalies.resolve': 'resolve an anomaly',
  'anomalies.reopen': 'reopen an anomaly',
  'anomalies.setSettings': 'change the alert settings',
}
