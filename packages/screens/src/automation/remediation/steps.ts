import type { StepState } from './stepState.ts'
import type { IssueStatus, RunbookStep } from '@tagmason/domain'
import type { TimelineEntry, Tone } from '@tagmason/ui'
import { Circle, CircleCheck, CircleDot, CircleX, type LucideIcon } from 'lucide-react'
import type { RemediationText } from './text.ts'

const looks: Record<StepState, { tone: Tone; icon: LucideIcon }> = {
  done: { tone: 'positive', icon: CircleCheck },
  failed: { tone: 'critical', icon: CircleX },
  current: { tone: 'accent', icon: CircleDot },
  ahead: { tone: 'neutral', icon: Circle },
}

/** How far the step at a place is, when so many are done. */
export function stepState(at: number, done: number, status: IssueStatus): StepState {
  if (at < done) return 'done'
  if (at > done) return 'ahead'
  return status === 'failed' ? 'failed' : status === 'in_progress' ? 'current' : 'ahead'
}

/** A step of a fix as the timeline draws it. */
export const entryOf = ({ kind, of, to, seconds }: RunbookStep, state: StepState, id: string, text: RemediationText): TimelineEntry => ({
  id,
  title: text.steps[kind](of, to),
  at: seconds === null ? '' : text.seconds(seconds),
  detail: state === 'ahead' ? undefined : text.stepStates[state],
  ...looks[state],
})
