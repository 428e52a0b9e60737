import { isAlertAddress } from './alerts.ts'
import { clauseComparisons } from './conditions.ts'
import type { RunInput, RunResult, RunStep, WorkflowAction, WorkflowDefinition } from './workflows.ts'

/** Steps that a condition led past are as they should be. */
const isGood = ({ result, reason }: Pick<RunStep, 'result' | 'reason'>) => result === 'done' || reason === 'branch'

/** What a run came to: all done, none failed but some could not, or nothing went well. */
export function runResult(steps: readonly Pick<RunStep, 'result' | 'reason'>[]): RunResult {
  if (steps.every(isGood)) return 'succeeded'
  return steps.some((step) => step.result === 'done') ? 'partly' : 'failed'
}

/** Place of the first step that did not go well; -1 for none. */
export const firstBadStep = (steps: readonly RunStep[]): number => steps.findIndex((step) => !isGood(step))

/** What is wrong with an action: no words, no target, no report, an address that is not https or no mail address, a time that is no number of minutes up to 30 days, or nothing that is compared. */
export type ActionProblem = 'words' | 'target' | 'address' | 'minutes' | 'recipient' | 'field' | 'report'

/** What has to be put right before an action can be kept; null when nothing. */
export function actionProblem({ kind, words, target, status, to = '', field, comparison }: WorkflowAction): ActionProblem | null {
  if (kind === 'setStatus') return target === undefined || target === '' || status === undefined ? 'target' : null
  if (kind === 'condition' && ((field ?? '').trim() === '' || comparison === undefined)) return 'field'
  if (kind === 'report' && (target ?? '') === '') return 'report'
  if (kind !== 'report' && words.trim() === '') return 'words'
  if (kind === 'wait') return /^\d{1,5}$/.test(words.trim()) && Number(words) >= 1 && Number(words) <= 43_200 ? null : 'minutes'
  if ((kind === 'email' || kind === 'report') && to.trim() !== '') return isAlertAddress('email', to.trim()) ? null : 'recipient'
  if (kind === 'chat' && to.trim() !== '') return isAlertAddress('chat', to.trim()) ? null : 'address'
  return kind === 'webhook' && !/^https:\/\/[^\s/]+\.[^\s/]+/i.test(words.trim()) ? 'address' : null
}

/** What of a run's input is held against the words of a condition: a value that was sent, or what is known of what started it. */
const valueOf = ({ values = {}, facts, by }: RunInput, field: string): string | number | undefined =>
  Object.hasOwn(values, field) ? values[field] : field === 'by' ? by : (facts as Record<string, string | number | undefined>)[field]

/** Whether a condition among the steps holds for what a run was started with; what is not known does not hold. */
export function stepHolds({ field = '', comparison, words }: WorkflowAction, input: RunInput): boolean {
  const value = valueOf(input, field.trim())
  const wanted = words.trim()
  if (value === undefined || comparison === undefined) return false
  if (comparison === 'is') return String(value) === wanted
  if (comparison === 'contains') return String(value).includes(wanted)
  const [one, other] = [Number(value), Number(wanted)]
  return value !== '' && (comparison === 'over' ? one > other : one < other)
}

export const stepComparisons = clauseComparisons

/** Place of the step that a run goes on with after a condition that did not hold: always a later one. */
export function placeAfter({ actions }: Pick<WorkflowDefinition, 'actions'>, place: number): number {
  const otherwise = actions[place]?.otherwise ?? ''
  const found = otherwise === '' ? -1 : actions.findIndex(({ id }) => id === otherwise)
  return found > place ? found : actions.length
}

/** Why a workflow cannot be published: nothing starts it, or it does nothing. */
export function publishProblem({ starts, actions }: Pick<WorkflowDefinition, 'starts' | 'actions'>): 'starts' | 'actions' | null {
  return starts.length === 0 ? 'starts' : actions.length === 0 ? 'actions' : null
}
