import type { RemediationIssue } from '@tagmason/domain'
import { toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { shellText } from '../../shell/texts.ts'
import { useAct } from '../../workspace.tsx'
import { remediationText } from './texts.ts'

/** Fixing an issue and taking the fix back, each followed by its toast. */
export function useRepair(issue: RemediationIssue) {
  const text = useText(remediationText)
  const { undo: takeBack } = useText(shellText)
  const resolve = useAct('issues.resolve')
  const undo = useAct('issues.undo')
  const { id } = issue
  const { title } = issue

  const undoIt = async () => {
    if (await undo.run({ id })) toast.success(text.undone, { detail: text.undoneDetail })
  }
  const resolveIt = async () => {
    const outcome = await resolve.run({ id })
    if (outcome === undefined) return
    if (outcome.done.status === 'failed') toast.error(text.notDone, { detail: text.notDoneDetail })
    else toast.success(text.done, { detail: title, action: { label: takeBack, onPress: () => void undoIt() } })
  }
  return {
    resolve: { run: resolveIt, busy: resolve.busy, blocked: resolve.blocked },
    undo: { run: undoIt, busy: undo.busy, blocked: undo.blocked },
  }
}
