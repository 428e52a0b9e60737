import type { WorkflowRun } from '@tagmason/domain'
import { Button, Inline, toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { workflowsText } from './texts.ts'

/** Repeats a run of a server: from the step that did not go well, or from its beginning. Tests are run again from the menu. */
export function RunAgain({ run: { id, test, result, input, stopped } }: { run: WorkflowRun }) {
  const text = useText(workflowsText)
  const { run, busy, blocked } = useAct('workflows.retry')
  if (test || input === undefined) return null
  const again = async (whole: boolean) => {
    if (await run({ id, whole })) toast.success(text.repeated)
  }
  return (
    <Inline gap="xs">
      {(result !== 'succeeded' || stopped === true) && (
        <Button size="small" busy={busy} blocked={blocked} onPress={() => void again(false)}>
          {text.retry}
        </Button>
      )}
      <Button size="small" look="plain" busy={busy} blocked={blocked} onPress={() => void again(true)}>
        {text.replay}
      </Button>
    </Inline>
  )
}
