import type { WorkflowWork } from '@tagmason/domain'
import { Button, List, ListRow, Time, toast } from '@tagmason/ui'
import { Square } from 'lucide-react'
import { useText } from '../../language.ts'
import { useAct, useNow } from '../../workspace.tsx'
import { workflowsText } from './texts.ts'

/** The runs that are under way, when each goes on, and a way to stop it. */
export function RunningList({ running }: { running: readonly WorkflowWork[] }) {
  const text = useText(workflowsText)
  const now = useNow()
  const { run, busy, blocked } = useAct('workflows.stop')
  const stop = async (id: string) => {
    if (await run({ id })) toast.success(text.stopped)
  }
  return (
    <List label={text.underWay}>
      {running.map(({ id, next, steps }) => (
        <ListRow
          key={id}
          title={text.underWay}
          detail={
            <>
              {`${text.step(steps.length + 1)}, ${text.goesOn} `}
              <Time at={next} show="relative" now={now} />
            </>
          }
          actions={
            <Button size="small" icon={Square} busy={busy} blocked={blocked} onPress={() => void stop(id)}>
              {text.stop}
            </Button>
          }
        />
      ))}
    </List>
  )
}
