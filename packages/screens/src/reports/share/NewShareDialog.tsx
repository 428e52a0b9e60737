import type { ReportTarget } from '@tagmason/domain'
import { Alert, Button, Dialog, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { NewShareFields } from './NewShareFields.tsx'
import { shareText } from './texts.ts'
import { useShareDraft } from './useShareDraft.ts'

export interface NewShareDialogProps {
  open: boolean
  /** What is shared; asked for where it is left out. */
  about?: ReportTarget | undefined
  /** Given the id of the new share. */
  onMade(id: string): void
  onClose(): void
}

/** Shares a report or dashboard with whom and for as long as one likes. */
export function NewShareDialog({ onClose, ...rest }: NewShareDialogProps) {
  const [key, setKey] = useState(0)
  const close = () => {
    setKey(key + 1)
    onClose()
  }
  const { about } = rest
  return <NewShareForm key={`${about?.kind} ${about?.id} ${key}`} {...rest} onClose={close} />
}

function NewShareForm({ open, about, onMade, onClose }: NewShareDialogProps) {
  const text = useText(shareText)
  const create = useAct('shares.create')
  const draft = useShareDraft(about)
  const [tried, setTried] = useState(false)
  const off = draft.off !== null && text.needs(text.optionNames[draft.off])
  const submit = async () => {
    setTried(true)
    if (draft.input === undefined || off) return
    const made = await create.run(draft.input)
    if (made === undefined) return
    toast.success(text.created, { detail: made.done.name })
    onClose()
    onMade(made.done.id)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.newShare}
      detail={text.newShareDetail}
      busy={create.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={create.busy} blocked={create.blocked || off}>
            {text.create}
          </Button>
        </>
      }
    >
      <NewShareFields draft={draft} tried={tried} />
      {off && <Alert tone="caution" title={off} />}
    </Dialog>
  )
}
