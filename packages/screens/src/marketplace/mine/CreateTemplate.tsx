import { Button, Dialog, Stack, TextField, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useNavigation } from '../../navigation.tsx'
import { useOnOpen } from '../../useOnOpen.ts'
import { useAct } from '../../workspace.tsx'
import { SourceFields } from '../SourceFields.tsx'
import { marketplaceText } from '../texts.ts'
import { useSource } from '../useSource.ts'
import { mineText } from './texts.ts'
import { mostName } from './values.ts'

/** A new draft from what the project measures, or from a container file; its editor opens at once. */
export function CreateTemplate({ open, onClose }: { open: boolean; onClose(): void }) {
  const words = useText(marketplaceText)
  const text = useText(mineText)
  const { path, go } = useNavigation()
  const source = useSource()
  const create = useAct('templates.create', source.says)
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  useOnOpen(open, () => {
    setName('')
    setTried(false)
    source.reset()
  })
  const missing = name.trim() === '' && text.fields.nameMissing
  const tooLong = name.trim().length > mostName && text.fields.tooLong(mostName)
  const submit = async () => {
    setTried(true)
    const content = await source.read()
    if (missing || tooLong || content === undefined) return
    const made = await create.run({ name, content })
    if (made === undefined) return
    toast.success(text.creating.done, { detail: made.done.name })
    go(`${path}?tab=drafts&draft=${made.done.id}`, { replace: true })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.create}
      detail={text.creating.detail}
      busy={create.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={create.busy} blocked={create.blocked}>
            {text.creating.submit}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <TextField label={text.fields.name} required limit={mostName} error={tooLong || (tried && missing)} value={name} onChange={setName} />
        <SourceFields source={source} />
      </Stack>
    </Dialog>
  )
}
