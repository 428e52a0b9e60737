import { type VisionKind, visionKinds, type VisionSettings } from '@tagmason/domain'
import { Alert, Badge, Button, Dialog, Inline, PasswordField, Select, Stack, SwitchRow, Text, TextField, Time, toast } from '@tagmason/ui'
import { PlugZap } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../../language.ts'
import { useAct, useNow } from '../../../../workspace.tsx'
import { visionText } from './texts.ts'

const usual: Readonly<Record<VisionKind, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com',
  ollama: 'http://localhost:11434',
}

/** Which model is asked, where it is, and whether at all. The key can be given and taken away, and is never shown again. */
export function VisionDialog({ settings, onClose }: { settings: VisionSettings | null; onClose(): void }) {
  const text = useText(visionText)
  const now = useNow()
  const [draft, setDraft] = useState({
    kind: settings?.kind ?? 'openai',
    address: settings?.address ?? '',
    model: settings?.model ?? '',
    key: '',
    on: settings?.on ?? false,
  })
  const [tried, setTried] = useState(false)
  const [fault, setFault] = useState('')
  const says = ([issue]: readonly { message: string }[]) => {
    const said = text.faults[issue?.message ?? '']
    setFault(said ?? '')
    return said !== undefined
  }
  const save = useAct('vision.save', says)
  const test = useAct('vision.test', says)
  const set = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }))
  const wrongAddress = !/^https?:\/\//i.test(draft.address.trim()) || !URL.canParse(draft.address.trim())
  const sameServer = settings?.kind === draft.kind && settings.address === draft.address.trim()
  const answered = settings !== null && sameServer && settings.model === draft.model.trim() ? settings.connectedAt : null
  const saved = async () => {
    setTried(true)
    setFault('')
    if (wrongAddress || draft.model.trim() === '') return false
    const { key, ...rest } = draft
    return (await save.run({ ...rest, address: draft.address.trim(), ...(key === '' ? {} : { key }) })) !== undefined
  }
  const tryOut = async () => {
    if (!(await saved())) return
    const made = await test.run()
    if (made !== undefined) toast.success(text.connected)
  }
  const finish = async () => {
    if (!(await saved())) return
    toast.success(text.saved)
    onClose()
  }
  const busy = save.busy || test.busy
  return (
    <Dialog
      open
      title={text.title}
      detail={text.dialogDetail}
      busy={busy}
      onClose={onClose}
      onSubmit={() => void finish()}
      actions={
        <>
          <Button icon={PlugZap} busy={test.busy} blocked={test.blocked} onPress={() => void tryOut()}>
            {text.test}
          </Button>
          <Button type="submit" tone="accent" look="solid" busy={save.busy} blocked={save.blocked}>
            {text.save}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <SwitchRow title={text.on} detail={text.onDetail} on={draft.on} onSwitch={(on) => set({ on })} />
        <Select<VisionKind>
          label={text.kind}
          options={visionKinds.map((value) => ({ value, label: text.kinds[value] }))}
          value={draft.kind}
          onChange={(kind) => set({ kind })}
        />
        <TextField
          label={text.address}
          type="url"
          hint={text.addressHint(usual[draft.kind])}
          error={tried && wrongAddress && text.addressWrong}
          value={draft.address}
          onChange={(address) => set({ address })}
        />
        <TextField
          label={text.model}
          hint={text.modelHint}
          error={tried && draft.model.trim() === '' && text.modelMissing}
          value={draft.model}
          onChange={(model) => set({ model })}
        />
        <PasswordField
          label={text.key}
          hint={settings?.hasKey === true ? (sameServer ? text.keyKept : text.keyGoes) : text.keyHint}
          autoComplete="new-password"
          value={draft.key}
          onChange={(key) => set({ key })}
        />
        {fault !== '' && <Alert tone="critical" title={text.failed} detail={fault} />}
        {settings !== null && (
          <Inline gap="xs">
            <Badge tone={answered === null ? 'neutral' : 'positive'}>{answered === null ? text.untested : text.connected}</Badge>
            {answered !== null && (
              <Text inline size="small" tone="muted">
                <Time at={answered} show="relative" now={now} />
              </Text>
            )}
          </Inline>
        )}
      </Stack>
    </Dialog>
  )
}
