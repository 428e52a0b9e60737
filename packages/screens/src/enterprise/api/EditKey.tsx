import { type ApiKey, apiScopes } from '@tagmason/domain'
import { Button, Checks, Dialog, Stack, Text, TextField, toast } from '@tagmason/ui'
import { useState } from 'react'
import { keyFaults } from '../../account/access/keyDraft.ts'
import { accessText } from '../../account/access/texts.ts'
import { useText } from '../../language.ts'
import { useOnOpen } from '../../useOnOpen.ts'
import { useLast } from '../../useLast.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { apiText } from './texts.ts'

/** Another name, and what the key may. Its secret stays. */
export function EditKey({ of, onClose }: { of: ApiKey | null; onClose(): void }) {
  const text = useText(apiText)
  const access = useText(accessText)
  const others = useRead('apiKeys.list').filter((row) => row.id !== of?.id)
  const change = useAct('apiKeys.change')
  const last = useLast(of)
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<ApiKey['scopes']>([])
  const [tried, setTried] = useState(false)
  useOnOpen(of !== null, () => {
    setName(of?.name ?? '')
    setScopes(of?.scopes ?? [])
    setTried(false)
  })
  const found = keyFaults({ name, kind: last?.kind ?? 'secret', scopes }, others)
  const faults = tried ? found : {}
  const save = async () => {
    setTried(true)
    if (of === null || Object.keys(found).length > 0 || !(await change.run({ id: of.id, name, scopes }))) return
    toast.success(text.keySaved, { detail: name.trim() })
    onClose()
  }
  return (
    <Dialog
      open={of !== null}
      onClose={onClose}
      title={access.of(text.editKey, last?.name ?? '')}
      size="small"
      busy={change.busy}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onPress={onClose}>{access.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={change.busy} blocked={change.blocked}>
            {access.save}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <TextField required label={access.name} limit={60} value={name} error={faults.name && access[faults.name]} onChange={setName} />
        {last?.kind === 'ingest' ? (
          <Text tone="muted">{access.ingestOnly}</Text>
        ) : (
          <Checks
            label={access.scopes}
            value={scopes}
            error={faults.scopes && access[faults.scopes]}
            options={apiScopes.map((value) => ({ value, label: access.scopeNames[value] }))}
            onChange={setScopes}
          />
        )}
      </Stack>
    </Dialog>
  )
}
