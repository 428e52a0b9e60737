import type { GeneratedTag, TagWorkspace } from '@tagmason/domain'
import { Button, Checks, Dialog, Stack, Text, TextField, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../../language.ts'
import { useAct } from '../../../workspace.tsx'
import { useOnOpen } from '../../../useOnOpen.ts'
import { gtmText } from '../texts.ts'

export interface CreateWorkspaceProps {
  open: boolean
  tags: readonly GeneratedTag[]
  workspaces: readonly TagWorkspace[]
  onClose(): void
}

/** Puts tags together under a name; the drafts are chosen at first. */
export function CreateWorkspace({ open, tags, workspaces, onClose }: CreateWorkspaceProps) {
  const all = useText(gtmText)
  const text = all.workspaces
  const create = useAct('containers.createWorkspace')
  const [name, setName] = useState('')
  const drafts = tags.filter((tag) => tag.status === 'draft').map((tag) => tag.name)
  const [chosen, setChosen] = useState(drafts)
  const [tried, setTried] = useState(false)
  useOnOpen(open, () => {
    setName('')
    setChosen(drafts)
    setTried(false)
  })
  const wanted = name.trim()
  const taken = workspaces.some((other) => other.name.toLowerCase() === wanted.toLowerCase())
  const submit = async () => {
    setTried(true)
    if (wanted === '' || taken || chosen.length === 0 || !(await create.run({ name: wanted, tags: chosen }))) return
    toast.success(text.created, { detail: wanted })
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={all.createWorkspace}
      detail={text.detail}
      busy={create.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{all.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={create.busy} blocked={create.blocked}>
            {all.createWorkspace}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <TextField
          label={text.name}
          limit={60}
          error={tried && ((wanted === '' && text.nameMissing) || (taken && text.nameTaken))}
          value={name}
          onChange={setName}
        />
        {tags.length === 0 ? (
          <Text tone="muted">{text.nothing}</Text>
        ) : (
          <Checks
            label={text.tags}
            error={tried && chosen.length === 0 && text.noTags}
            options={tags.map((tag) => ({ value: tag.name, label: tag.name }))}
            value={chosen}
            onChange={setChosen}
          />
        )}
      </Stack>
    </Dialog>
  )
}
