import type { VersionControl } from '@tagmason/domain'
import { Button, Dialog, Select, Stack, TextField, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useOnOpen } from '../../useOnOpen.ts'
import { useAct } from '../../workspace.tsx'
import { SourceFields } from '../SourceFields.tsx'
import { marketplaceText } from '../texts.ts'
import { useSource } from '../useSource.ts'
import { activeBranches, mainBranch } from './states.ts'
import { versionsText } from './texts.ts'

const mostMessage = 200

/** Another content of the template, kept on a branch. */
export function NewCommit({ open, control, onClose }: { open: boolean; control: VersionControl; onClose(): void }) {
  const words = useText(marketplaceText)
  const { commits: text } = useText(versionsText)
  const source = useSource()
  const commit = useAct('versions.commit', source.says)
  const [branch, setBranch] = useState(mainBranch)
  const [message, setMessage] = useState('')
  const [tried, setTried] = useState(false)
  useOnOpen(open, () => {
    setBranch(mainBranch)
    setMessage('')
    setTried(false)
    source.reset()
  })
  const missing = message.trim() === '' && text.messageMissing
  const tooLong = message.trim().length > mostMessage && text.messageTooLong
  const submit = async () => {
    setTried(true)
    const content = await source.read()
    if (missing || tooLong || content === undefined) return
    const made = await commit.run({ templateId: control.selected, branch, message, content })
    if (made === undefined) return
    toast.success(text.done, { detail: message.trim() })
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.create}
      detail={text.createDetail}
      busy={commit.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={commit.busy} blocked={commit.blocked}>
            {text.create}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <Select label={text.branch} value={branch} options={activeBranches(control).map(({ name }) => ({ value: name, label: name }))} onChange={setBranch} />
        <TextField
          label={text.message}
          required
          hint={text.messageHint}
          limit={mostMessage}
          error={tooLong || (tried && missing)}
          value={message}
          onChange={setMessage}
        />
        <SourceFields source={source} />
      </Stack>
    </Dialog>
  )
}
