import { type AvailableIntegration, hasConnector } from '@tagmason/domain'
import { Alert, Button, Dialog, Stack, TextField } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useOnOpen } from '../../useOnOpen.ts'
import { useRead } from '../../workspace.tsx'
import { type Access, isWhole } from '../services/access.ts'
import { AccessFields } from '../services/AccessFields.tsx'
import { integrationsText } from './texts.ts'
import { useConnect } from './useConnect.ts'

/** Asks which account of a service is meant, and says what has to be there before it counts as connected. */
export function ConnectDialog({ row, open, onClose }: { row: AvailableIntegration; open: boolean; onClose(): void }) {
  const text = useText(integrationsText)
  const { server } = useRead('session.get')
  const connect = useConnect(row)
  const [account, setAccount] = useState('')
  const [access, setAccess] = useState<Access>({})
  const [tried, setTried] = useState(false)
  const service = server !== undefined && hasConnector(row.id) ? row.id : null
  useOnOpen(open, () => {
    setAccount('')
    setAccess({})
    setTried(false)
    connect.forget()
  })
  const missing = account.trim() === ''
  const enter = (next: Access) => {
    setAccess(next)
    connect.forget()
  }
  const submit = async () => {
    setTried(true)
    if (!missing && (service === null || isWhole(service, access)) && (await connect.run(account, access))) onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.connectTitle(row.name)}
      detail={service === null ? text.connectDetail : undefined}
      busy={connect.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={connect.busy} blocked={connect.blocked}>
            {text.connect}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <TextField
          label={text.account}
          required
          limit={200}
          hint={text.accountHint}
          error={tried && missing && text.accountMissing}
          value={account}
          onChange={setAccount}
        />
        {service !== null ? (
          <AccessFields service={service} access={access} tried={tried} wrong={connect.wrong} onChange={enter} />
        ) : server === undefined ? (
          <Alert title={text.waitingNote} detail={text.waitingNoteDetail} />
        ) : (
          <Alert title={text.noConnector} detail={text.noConnectorDetail} />
        )}
      </Stack>
    </Dialog>
  )
}
