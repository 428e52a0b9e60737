import { Button, Card, CopyField, Inline, Stack, Text, Time, toast } from '@tagmason/ui'
import { Link2, Link2Off } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { stepsText } from './texts.ts'

/** The address that starts a workflow: made, shown once, replaced, withdrawn. `id` is null until the workflow is kept with a webhook among its triggers. */
export function HookFields({ id }: { id: string | null }) {
  const text = useText(stepsText)
  return (
    <Card sunken level={2} title={text.hook} detail={id === null ? text.hookUnsaved : text.hookDetail}>
      {id !== null && <Address id={id} />}
    </Card>
  )
}

function Address({ id }: { id: string }) {
  const text = useText(stepsText)
  const { hook } = useRead('workflows.details', { id })
  const openHook = useAct('workflows.openHook')
  const closeHook = useAct('workflows.closeHook')
  const [address, setAddress] = useState('')
  const open = async () => {
    const answer = await openHook.run({ id })
    if (answer === undefined) return
    const { address: made } = answer.done
    setAddress(made.startsWith('/') ? `${window.location.origin}${made}` : made)
  }
  const close = async () => {
    if (!(await closeHook.run({ id }))) return
    setAddress('')
    toast.success(text.closed)
  }
  return (
    <Stack gap="s">
      {address !== '' ? (
        <CopyField label={text.hook} hint={text.once} value={address} />
      ) : (
        hook !== null && (
          <Text size="small" tone="muted">
            {`${text.since} `}
            <Time at={hook} show="both" />
            {`. ${text.replaces}`}
          </Text>
        )
      )}
      <Inline gap="xs">
        <Button size="small" icon={Link2} busy={openHook.busy} blocked={openHook.blocked} onPress={() => void open()}>
          {hook === null ? text.open : text.again}
        </Button>
        {hook !== null && (
          <Button size="small" icon={Link2Off} busy={closeHook.busy} blocked={closeHook.blocked} onPress={() => void close()}>
            {text.close}
          </Button>
        )}
      </Inline>
    </Stack>
  )
}
