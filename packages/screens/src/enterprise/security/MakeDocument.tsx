import { type MadeDocument, madeDocuments } from '@tagmason/domain'
import { Button, Dialog, Radios, Stack, TextField, toast } from '@tagmason/ui'
import { useState } from 'react'
import { peopleText } from '../../account/people/texts.ts'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { securityText } from './texts.ts'

/** Makes a document of what the workspace knows; it takes the place of an older one of the same name. */
export function MakeDocument({ open, onClose }: { open: boolean; onClose(): void }) {
  const { compliance: text, cancel, features, states, policy } = useText(securityText)
  const { roles } = useText(peopleText)
  const make = useAct('compliance.make')
  const [kind, setKind] = useState<MadeDocument>('access')
  const [written, write] = useState<string | null>(null)
  const name = written ?? text.made[kind].name
  const missing = name.trim() === ''
  const submit = async () => {
    if (missing) return
    const { type, columns } = text.made[kind]
    const named = Object.fromEntries(Object.entries(features).map(([id, feature]) => [id, feature.name]))
    const outcome = await make.run({ kind, name, type, columns, words: { ...roles, ...text.words, ...named, ...states, ...policy.names } })
    if (outcome === undefined) return
    toast.success(text.madeNow, { detail: name })
    write(null)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.make}
      detail={text.makeDetail}
      busy={make.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={make.busy} blocked={make.blocked}>
            {text.make}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <Radios
          label={text.kind}
          value={kind}
          onChange={(chosen) => setKind(chosen)}
          options={madeDocuments.map((value) => ({ value, label: text.made[value].name, detail: text.made[value].detail }))}
        />
        <TextField required label={text.columns.name} limit={120} value={name} error={missing && text.nameMissing} onChange={write} />
      </Stack>
    </Dialog>
  )
}
