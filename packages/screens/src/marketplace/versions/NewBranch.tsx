import { branchNamePattern, type VersionControl } from '@tagmason/domain'
import { Button, Dialog, Select, Stack, TextField, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useOnOpen } from '../../useOnOpen.ts'
import { useAct } from '../../workspace.tsx'
import { marketplaceText } from '../texts.ts'
import { mainBranch, stateGroups } from './states.ts'
import { versionsText } from './texts.ts'

export interface NewBranchProps {
  open: boolean
  /** The state that it starts from; main when empty. */
  at: string
  control: VersionControl
  onClose(): void
}

/** A line of work that starts from a version, a branch or a commit. */
export function NewBranch({ open, at, control, onClose }: NewBranchProps) {
  const words = useText(marketplaceText)
  const all = useText(versionsText)
  const text = all.branches
  const create = useAct('versions.createBranch')
  const [name, setName] = useState('')
  const [from, setFrom] = useState(at || mainBranch)
  const [tried, setTried] = useState(false)
  useOnOpen(open, () => {
    setName('')
    setFrom(at || mainBranch)
    setTried(false)
  })
  const wanted = name.trim()
  const groups = stateGroups(control, all.compare)
  const wrong = !branchNamePattern.test(wanted) && text.nameWrong
  const taken = groups.some(({ options }) => options.some(({ value }) => value === wanted)) && text.nameTaken
  const submit = async () => {
    setTried(true)
    if (wrong || taken || !(await create.run({ templateId: control.selected, name: wanted, from }))) return
    toast.success(text.done, { detail: wanted })
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.create}
      busy={create.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={create.busy} blocked={create.blocked}>
            {text.create}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <TextField label={text.name} required hint={text.nameHint} error={tried && (wrong || taken)} value={name} onChange={setName} />
        <Select label={text.from} value={from} groups={groups} onChange={setFrom} />
      </Stack>
    </Dialog>
  )
}
