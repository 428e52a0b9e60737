import { domainOf, type WhiteLabelClient } from '@tagmason/domain'
import { Button, ColorField, Dialog, Stack, SwitchRow, TextField, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { whiteLabelText } from './texts.ts'

export interface ClientDialogProps {
  /** Null for a new one. */
  client: WhiteLabelClient | null
  clients: readonly WhiteLabelClient[]
  onClose(): void
}

/** Adds a client or changes one: name, domain, and a colour of its own. */
export function ClientDialog({ client, clients, onClose }: ClientDialogProps) {
  const text = useText(whiteLabelText)
  const { brand } = useRead('branding.get')
  const add = useAct('clients.add')
  const change = useAct('clients.change')
  const { busy, blocked } = client === null ? add : change
  const [draft, setDraft] = useState({ name: client?.name ?? '', domain: client?.domain ?? '', color: client?.color ?? null })
  const [tried, setTried] = useState(false)
  const others = clients.filter(({ id }) => id !== client?.id)
  const { name, domain, color } = draft
  const wrongName = name.trim() === '' ? text.nameMissing : others.some((each) => each.name.toLowerCase() === name.trim().toLowerCase()) && text.nameTaken
  const read = domainOf(domain)
  const wrongDomain = read === null ? text.domainWrong : others.some((each) => each.domain === read) && text.domainTaken
  const submit = async () => {
    setTried(true)
    if (wrongName || wrongDomain) return
    if (!(await (client === null ? add.run(draft) : change.run({ ...draft, id: client.id })))) return
    toast.success(client === null ? text.clientAdded : text.clientChanged, { detail: name })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={client === null ? text.addClient : text.editClient}
      detail={text.clientDetail}
      busy={busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={busy} blocked={blocked}>
            {client === null ? text.addClient : text.saveClient}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <TextField
          required
          label={text.columns.name}
          limit={80}
          value={name}
          error={tried && wrongName}
          onChange={(value) => setDraft({ ...draft, name: value })}
        />
        <TextField
          required
          label={text.columns.domain}
          hint={client === null ? text.domainHint : text.domainChangeHint}
          placeholder="insights.client.com"
          value={domain}
          error={tried && wrongDomain}
          onChange={(value) => setDraft({ ...draft, domain: value })}
        />
        <SwitchRow
          title={text.ownColor}
          detail={text.ownColorDetail}
          on={color !== null}
          onSwitch={(on) => setDraft({ ...draft, color: on ? brand.primaryColor : null })}
        />
        {color !== null && <ColorField label={text.color} value={color} onChange={(value) => setDraft({ ...draft, color: value })} />}
      </Stack>
    </Dialog>
  )
}
