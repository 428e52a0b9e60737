import { type AccessType, accessTypes, type ShareRow } from '@tagmason/domain'
import { Button, Dialog, Select, Stack, SwitchRow, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useLast } from '../../useLast.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { isShort, SharePassword } from './SharePassword.tsx'
import { shareText } from './texts.ts'
import { useValidity } from './useValidity.ts'
import { ValidityFields } from './ValidityFields.tsx'

/** Changes what those may do who have a share, until when, and with which password. An `id` that is empty closes it. */
export function ChangeShareDialog({ id, onClose }: { id: string; onClose(): void }) {
  const shown = useLast(id)
  const [times, setTimes] = useState(0)
  const share = useRead('shares.list').rows.find((row) => row.id === shown)
  const close = () => {
    setTimes(times + 1)
    onClose()
  }
  return share === undefined ? null : <ChangeForm key={`${shown}-${times}`} open={id !== ''} share={share} onClose={close} />
}

function ChangeForm({ open, share, onClose }: { open: boolean; share: ShareRow; onClose(): void }) {
  const text = useText(shareText)
  const change = useAct('shares.change')
  const [accessType, setAccess] = useState<AccessType>(share.accessType)
  const [asks, setAsks] = useState(share.hasPassword)
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const validity = useValidity('asItIs')
  // What has a link keeps it, and what is only mailed gets none; whoever has the link may be no member.
  const anyone = share.people.length === 0 && !share.needs.includes('team-access')
  const offered = accessTypes.filter((each) => (each === 'Email Only') === (share.accessType === 'Email Only') && !(anyone && each === 'Edit'))
  const bad = asks && (isShort(password) || (!share.hasPassword && password === ''))
  const submit = async () => {
    setTried(true)
    if (bad || validity.missing) return
    const validUntil = validity.choice === 'asItIs' ? share.validUntil : (validity.times.validUntil ?? null)
    const next = asks ? (password === '' ? {} : { password }) : share.hasPassword ? { password: null } : {}
    if (!(await change.run({ id: share.id, accessType, validUntil, ...next }))) return
    toast.success(text.changed, { detail: share.name })
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.of(text.editAccess, share.name)}
      busy={change.busy}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={change.busy} blocked={change.blocked}>
            {text.save}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <Select
          label={text.access}
          value={accessType}
          options={offered.map((value) => ({ value, label: text.accessTypes[value] }))}
          onChange={(value) => setAccess(value)}
        />
        <ValidityFields kept validity={validity} tried={tried} />
        <SwitchRow title={text.askPassword} on={asks} onSwitch={setAsks} />
        {asks && (
          <SharePassword
            value={password}
            hint={share.hasPassword ? text.passwordKept : text.passwordHint}
            error={tried && bad && text.passwordShort}
            onChange={setPassword}
          />
        )}
      </Stack>
    </Dialog>
  )
}
