import { Button, Dialog, Form, Inline, Select, Stack, TextField, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../language.ts'
import { useAct } from '../workspace.tsx'
import { shellText } from './texts.ts'

export interface CreateProjectProps {
  open: boolean
  onClose(): void
}

const zones = Intl.supportedValuesOf('timeZone')
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Asks for what a project needs, creates it and selects it. */
export function CreateProject({ open, onClose }: CreateProjectProps) {
  const text = useText(shellText)
  return (
    <Dialog open={open} onClose={onClose} title={text.createProject}>
      {open && <ProjectForm onClose={onClose} />}
    </Dialog>
  )
}

function ProjectForm({ onClose }: { onClose(): void }) {
  const text = useText(shellText)
  const create = useAct('projects.create')
  const [name, setName] = useState('')
  const [website, setWebsite] = useState('')
  const [timeZone, setTimeZone] = useState(here)
  const [tried, setTried] = useState(false)
  const nameMissing = name.trim() === ''
  const websiteWrong = !/^\S+\.\S+$|^(https?:\/\/)?localhost\b/.test(website.trim())

  const save = async () => {
    setTried(true)
    if (nameMissing || websiteWrong) return
    const result = await create.run({ name, website, timeZone })
    if (result === undefined) return
    toast.success(text.projectCreated, { detail: text.projectCreatedDetail(result.done.label) })
    onClose()
  }

  return (
    <Form busy={create.busy} onSubmit={() => void save()}>
      <Stack gap="m">
        <TextField
          label={text.projectName}
          hint={text.projectNameHint}
          required
          error={tried && nameMissing && text.nameMissing}
          value={name}
          onChange={setName}
        />
        <TextField
          label={text.website}
          hint={text.websiteHint}
          required
          error={tried && websiteWrong && text.websiteWrong}
          value={website}
          onChange={setWebsite}
        />
        <Select
          label={text.timeZone}
          value={timeZone}
          options={[...new Set([timeZone, ...zones])].map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          onChange={setTimeZone}
        />
        <Inline justify="end">
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={create.busy} blocked={create.blocked}>
            {text.create}
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}
