import { publishProblem, type WorkflowDetails } from '@tagmason/domain'
import { Button, Drawer, toast } from '@tagmason/ui'
import { Suspense, useState } from 'react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useAct, useRead } from '../../workspace.tsx'
import { automationText } from '../common/texts.ts'
import { conditionOf, problemsOf } from '../conditions/rules.ts'
import { conditionsText } from '../conditions/texts.ts'
import { beginWorkflow, firstWrong, newWorkflow } from './workflowDraft.ts'
import { WorkflowFields } from './WorkflowFields.tsx'
import { workflowsText } from './texts.ts'

/** Edits the workflow that the address names, or makes a new one. */
export function WorkflowEditor() {
  const [id, setId] = useQuery('edit')
  const known = useRead('workflows.list').rows.some((row) => row.id === id)
  const close = () => setId('')
  // Its fields offer these: asked for here, they are there when the editor opens, and the first field can take the focus.
  useRead('workflows.choices')
  if (!known) return <Editor key={id} details={null} open={id === newWorkflow} onClose={close} />
  return (
    <Suspense fallback={null}>
      <Kept key={id} id={id} onClose={close} />
    </Suspense>
  )
}

function Kept({ id, onClose }: { id: string; onClose(): void }) {
  return <Editor details={useRead('workflows.details', { id })} open onClose={onClose} />
}

function Editor({ details, open, onClose }: { details: WorkflowDetails | null; open: boolean; onClose(): void }) {
  const text = useText(workflowsText)
  const common = useText(automationText)
  const conditions = useText(conditionsText)
  const { rows } = useRead('workflows.list')
  const save = useAct('workflows.save')
  const [draft, setDraft] = useState(() => beginWorkflow(details))
  const [tried, setTried] = useState(false)
  const taken = rows.some((row) => row.id !== details?.workflow.id && row.name.toLowerCase() === draft.name.trim().toLowerCase())
  const hooked = details !== null && details.definition.starts.some(({ kind }) => kind === 'webhook') ? details.workflow.id : null
  const isDraft = details === null || details.workflow.status === 'draft'

  const submit = async () => {
    setTried(true)
    const { name, description, starts, rules, actions } = draft
    const wrong = firstWrong(draft)
    if (wrong !== undefined) return setDraft({ ...draft, selected: wrong.id })
    if (name.trim() === '' || taken || Object.keys(problemsOf(rules, conditions)).length > 0 || (!isDraft && publishProblem(draft) !== null)) return
    const fields = { name, description, starts, condition: conditionOf(rules), actions }
    if (!(await save.run(details === null ? fields : { ...fields, id: details.workflow.id }))) return
    toast.success(text.saved, { detail: isDraft ? text.savedDraft : name })
    onClose()
  }

  return (
    <Drawer
      open={open}
      onClose={onClose}
      size="large"
      title={details === null ? text.create : text.editTitle(details.workflow.name)}
      busy={save.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{common.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={save.busy} blocked={save.blocked}>
            {common.save}
          </Button>
        </>
      }
    >
      {open && <WorkflowFields draft={draft} hooked={hooked} taken={taken} tried={tried} whole={!isDraft} onChange={setDraft} />}
    </Drawer>
  )
}
