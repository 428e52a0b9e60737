import { type CampaignPlatform, campaignPlatforms } from '@tagmason/domain'
import { Alert, Button, Dialog, Select, Stack, TextField, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useRead, useSpace } from '../../workspace.tsx'
import { automationText } from '../common/texts.ts'
import { campaignsText } from './texts.ts'

const blank: { platform: CampaignPlatform; name: string; account: string; description: string } = {
  platform: 'Google Ads',
  name: '',
  account: '',
  description: '',
}

/** Adds a platform. In the sample its sandbox answers; in a real project it is not configured until a platform does. */
export function ConnectDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const text = useText(campaignsText)
  const common = useText(automationText)
  const sample = useSpace() === 'sample'
  const { rows } = useRead('campaigns.list')
  const connect = useAct('campaigns.connect')
  const [draft, setDraft] = useState(blank)
  const [tried, setTried] = useState(false)
  const set = (part: Partial<typeof blank>) => setDraft({ ...draft, ...part })
  const { platform, name, account, description } = draft

  const wanted = account.trim().toLowerCase()
  const taken = rows.some((row) => row.platform === platform && row.account.toLowerCase() === wanted)
  const close = () => {
    onClose()
    setDraft(blank)
    setTried(false)
  }
  const submit = async () => {
    setTried(true)
    if (name.trim() === '' || wanted === '' || taken || !(await connect.run(draft))) return
    toast.success(sample ? text.connectedToast : text.addedToast, { detail: sample ? name : text.addedDetail })
    close()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={text.connect}
      detail={text.connectDetail}
      busy={connect.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={close}>{common.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={connect.busy} blocked={connect.blocked}>
            {sample ? text.connect : text.add}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <Select
          label={text.platform}
          value={platform}
          options={campaignPlatforms.map((value) => ({ value, label: text.platforms[value] }))}
          onChange={(next) => set({ platform: next })}
        />
        <TextField
          required
          label={common.name}
          error={tried && name.trim() === '' && common.nameMissing}
          value={name}
          onChange={(next) => set({ name: next })}
        />
        <TextField
          required
          label={text.account}
          hint={text.accountHint}
          error={tried && ((wanted === '' && text.accountMissing) || (taken && text.accountTaken))}
          value={account}
          onChange={(next) => set({ account: next })}
        />
        <TextField label={common.description} optional value={description} onChange={(next) => set({ description: next })} />
        {sample ? <Alert title={text.sandbox} /> : <Alert tone="caution" title={text.noCredentials} detail={text.noCredentialsDetail} />}
      </Stack>
    </Dialog>
  )
}
