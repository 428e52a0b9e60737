import { Button, Dialog, Form, Inline, Select, Stack, TextField, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../language.ts'
import { siteKeyOf } from '../setup/trackingCode/siteKeyOf.ts'
import { useAct, useRead } from '../workspace.tsx'
import { shellText } from './texts.ts'

export interface CreateProjectProps {
  open: boolean
  onClose(): void
}

const zones = Intl.supportedValuesOf('timeZone')
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Asks for what a project needs, creates it and selects it. Where a server takes events, its site gets a key at once; a member who may create no keys leaves that to Setup. */
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
  const makeKey = useAct('apiKeys.create')
  const { server } = useRead('session.get')
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
    const { value, label, website: site } = result.done
    // Where it is refused, a toast says so, and Setup offers it again: the project is there.
    if (server !== undefined && makeKey.blocked === false) await makeKey.run({ ...siteKeyOf(value, site), project: value })
    toast.success(text.projectCreated, { detail: text.projectCreatedDetail(label) })
    onClose()
  }

  return (
    <Form busy={create.busy || makeKey.busy} onSubmit={() => void save()}>
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
          <Button type="submit" tone="accent" look="solid" busy={create.busy || makeKey.busy} blocked={create.blocked}>
            {text.create}
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}
