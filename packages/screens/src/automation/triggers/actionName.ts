import { startWorkflow, triggerActions } from '@tagmason/domain'
import type { TriggersText } from './text.ts'

/** What an action is called in the member's language; actions with names of their own keep them. */
export function actionName(action: string, text: TriggersText): string {
  if (action.startsWith(startWorkflow)) return text.startWorkflow(action.slice(startWorkflow.length))
  const known = triggerActions.find((each) => each === action)
  return known === undefined ? action : text.actionNames[known]
}
