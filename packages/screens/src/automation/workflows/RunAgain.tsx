import type { WorkflowRun } from '@tagmason/domain'
import { Button, toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { workflowsText } from './texts.ts'

/** Whether a run of a server can be repeated; tests are run again from the menu. */
export const mayRepeat = ({ test, input }: WorkflowRun) => !test && input !== undefined

/** Repeats a run: from the step that did not go well, or from its beginning. */
export function RunAgain({ run: { id, result, stopped } }: { run: WorkflowRun }) {
  const text = useText(workflowsText)
  const { run, busy, blocked } = useAct('workflows.retry')
  const again = async (whole: boolean) => {
    if (await run({ id, whole })) toast.success(text.repeated)
  }
  return (
    <>
      {(result !== 'succeeded' || stopped === true) && (
        <Button size="small" busy={busy} blocked={blocked} onPress={() => void again(false)}>
          {text.retry}
        </Button>
      )}
      <Button size="small" look="plain" busy={busy} blocked={blocked} onPress={() => void again(true)}>
        {text.replay}
      </Button>
    </>
  )
}
