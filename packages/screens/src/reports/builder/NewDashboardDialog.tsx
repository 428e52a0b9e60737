import { Button, Dialog, TextField, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useOnOpen } from '../../useOnOpen.ts'
import { shellText } from '../../shell/texts.ts'
import { useAct } from '../../workspace.tsx'
import type { NewOneProps } from './TemplateDialog.tsx'
import { builderText } from './texts.ts'
import { useNameWrong } from './useNameWrong.ts'

/** Asks for the name of an empty dashboard. */
export function NewDashboardDialog({ open, onOpen, onClose }: NewOneProps) {
  const { dialog: text, newDashboard } = useText(builderText)
  const { cancel } = useText(shellText)
  const create = useAct('dashboards.create')
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  const wrong = useNameWrong(name)
  useOnOpen(open, () => {
    setName('')
    setTried(false)
  })
  const submit = async () => {
    setTried(true)
    if (wrong) return
    const made = await create.run({ name })
    if (made === undefined) return
    toast.success(text.created, { detail: made.done.name })
    onClose()
    onOpen(made.done.id)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={newDashboard}
      size="small"
      busy={create.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={create.busy} blocked={create.blocked}>
            {text.create}
          </Button>
        </>
      }
    >
      <TextField required label={text.name} limit={80} error={tried && wrong} value={name} onChange={setName} />
    </Dialog>
  )
}
