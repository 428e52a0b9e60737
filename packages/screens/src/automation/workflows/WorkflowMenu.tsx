import type { Workflow } from '@tagmason/domain'
import { Confirm, MenuButton, toast } from '@tagmason/ui'
import { Ellipsis, History, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useAct } from '../../workspace.tsx'
import { automationText } from '../common/texts.ts'
import { workflowsText } from './texts.ts'

/** A run that did not go well is no success. */
const tell = { succeeded: toast.success, partly: toast.warning, failed: toast.error }

/** The rest of what can be done with a workflow: see its runs, run it once, remove it. */
export function WorkflowMenu({ workflow: { id, name, actions } }: { workflow: Workflow }) {
  const text = useText(workflowsText)
  const common = useText(automationText)
  const test = useAct('workflows.test')
  const remove = useAct('workflows.remove')
  const [, open] = useQuery('id')
  const [asking, ask] = useState<'test' | 'remove' | null>(null)

  const testIt = async () => {
    const answer = await test.run({ id })
    ask(null)
    if (answer === undefined) return
    tell[answer.done.result](text.tested, { detail: text.results[answer.done.result] })
    open(id)
  }
  const removeIt = async () => {
    if (await remove.run({ id })) toast.success(text.removed, { detail: name })
  }

  return (
    <>
      <MenuButton
        size="small"
        label={common.more(name)}
        icon={Ellipsis}
        items={[
          { label: text.history, icon: History, onPress: () => open(id) },
          { label: text.test, icon: Play, blocked: test.blocked || (actions === 0 && text.noSteps), onPress: () => ask('test') },
          { label: common.remove, icon: Trash2, tone: 'critical', blocked: remove.blocked, onPress: () => ask('remove') },
        ]}
      />
      <Confirm
        open={asking === 'test'}
        title={text.testQuestion(name)}
        detail={text.testDetail}
        confirm={text.test}
        busy={test.busy}
        onConfirm={() => void testIt()}
        onClose={() => ask(null)}
      />
      <Confirm
        open={asking === 'remove'}
        title={text.removeQuestion(name)}
        detail={text.removeDetail}
        confirm={text.removeIt}
        tone="critical"
        busy={remove.busy}
        onConfirm={() => void removeIt()}
        onClose={() => ask(null)}
      />
    </>
  )
}
