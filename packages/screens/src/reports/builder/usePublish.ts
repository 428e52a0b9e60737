import type { DashboardSummary } from '@tagmason/domain'
import { toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { builderText } from './texts.ts'

/** Publishes a draft, or makes a draft of what is published. */
export function usePublish({ id, name, status, widgets }: DashboardSummary) {
  const { canvas: text } = useText(builderText)
  const act = useAct('dashboards.setStatus')
  const draft = status === 'draft'
  const turn = async () => {
    if (await act.run({ id, status: draft ? 'published' : 'draft' })) toast.success(draft ? text.published : text.unpublished, { detail: name })
  }
  return {
    label: draft ? text.publish : text.unpublish,
    busy: act.busy,
    blocked: act.blocked || (draft && widgets === 0 && text.noWidgets),
    run: () => void turn(),
  }
}
