import { Button, Dialog, TextField } from '@tagmason/ui'
import { useState } from 'react'
import { useOnOpen } from '../useOnOpen.ts'

export interface RenameDialogProps {
  /** The name as it is. */
  name: string
  text: { renameTitle(name: string): string; newName: string; nameMissing: string; cancel: string; rename: string }
  open: boolean
  busy: boolean
  blocked: string | false
  /** What is wrong with a name that is not empty. */
  problemOf?(name: string): string | false
  onClose(): void
  onRename(name: string): void
}

/** Asks for another name. Each opening begins with the one that is. */
export function RenameDialog({ name, text, open, busy, blocked, problemOf, onClose, onRename }: RenameDialogProps) {
  const [typed, setTyped] = useState(name)
  const [tried, setTried] = useState(false)
  useOnOpen(open, () => {
    setTyped(name)
    setTried(false)
  })
  const problem = typed.trim() === '' ? text.nameMissing : (problemOf?.(typed.trim()) ?? false)
  const submit = () => {
    setTried(true)
    if (problem === false) onRename(typed.trim())
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.renameTitle(name)}
      size="small"
      busy={busy}
      onSubmit={submit}
      actions={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={busy} blocked={blocked}>
            {text.rename}
          </Button>
        </>
      }
    >
      <TextField label={text.newName} limit={100} error={tried && problem} value={typed} onChange={setTyped} />
    </Dialog>
  )
}
