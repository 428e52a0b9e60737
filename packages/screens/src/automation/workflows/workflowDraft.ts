import { actionProblem, type ActionKind, type SwitchStatus, type WorkflowAction, type WorkflowDetails, type WorkflowStart } from '@tagmason/domain'
import type { RuleGroup } from '@tagmason/ui'
import { rulesOf } from '../conditions/rules.ts'

/** Instead of an id in the address: a workflow that is not kept yet. */
export const newWorkflow = 'new'

export interface WorkflowDraft {
  name: string
  description: string
  starts: WorkflowStart[]
  rules: RuleGroup
  actions: WorkflowAction[]
  /** Id of the action whose fields are shown. */
  selected: string | null
}

/** What the editor begins with. */
export const beginWorkflow = (details: WorkflowDetails | null): WorkflowDraft => ({
  name: details?.workflow.name ?? '',
  description: details?.workflow.description ?? '',
  starts: details?.definition.starts ?? [],
  rules: rulesOf(details?.definition.condition ?? { match: 'all', clauses: [] }),
  actions: details?.definition.actions ?? [],
  selected: null,
})

/** An id that no action of the draft has. */
const freeId = (actions: readonly WorkflowAction[]) => `action-${Math.max(0, ...actions.map(({ id }) => Number(/\d+$/.exec(id)?.[0] ?? 0))) + 1}`

/** A new action after another, chosen at once; at the end without one. */
export function withAction(draft: WorkflowDraft, after: string | null): WorkflowDraft {
  const id = freeId(draft.actions)
  const at = draft.actions.findIndex((action) => action.id === after)
  const actions = draft.actions.toSpliced(at < 0 ? draft.actions.length : at + 1, 0, { id, kind: 'notify', words: '' })
  return { ...draft, actions, selected: id }
}

export const withoutAction = (draft: WorkflowDraft, id: string): WorkflowDraft => ({
  ...draft,
  actions: draft.actions.filter((action) => action.id !== id),
  selected: draft.selected === id ? null : draft.selected,
})

/** An action changes places with its neighbour. */
export function withActionMoved(draft: WorkflowDraft, id: string, way: 'earlier' | 'later'): WorkflowDraft {
  const at = draft.actions.findIndex((action) => action.id === id)
  const [moved, other] = [draft.actions[at], draft.actions[way === 'earlier' ? at - 1 : at + 1]]
  if (moved === undefined || other === undefined) return draft
  return { ...draft, actions: draft.actions.map((action) => (action === moved ? other : action === other ? moved : action)) }
}

export const withActionChanged = (draft: WorkflowDraft, id: string, part: Partial<WorkflowAction>): WorkflowDraft => ({
  ...draft,
  actions: draft.actions.map((action) => (action.id === id ? { ...action, ...part } : action)),
})

/** Another kind of action: what the former was told stays where the new one needs words too. */
export const asKind = ({ id, words }: WorkflowAction, kind: ActionKind, status: SwitchStatus = 'paused'): WorkflowAction =>
  kind === 'setStatus'
    ? { id, kind, words: '', target: '', status }
    : kind === 'condition'
      ? { id, kind, words: '', comparison: 'is' }
      : kind === 'report'
        ? { id, kind, words: '', target: '' }
        : { id, kind, words }

/** The first action that lacks something; undefined when all are whole. */
export const firstWrong = (draft: WorkflowDraft): WorkflowAction | undefined => draft.actions.find((action) => actionProblem(action) !== null)
