import { Alert, Button, CopyField, Dialog, LinkButton, Stack, toast } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useNavigation } from '../../navigation.tsx'
import { useAct, useRead } from '../../workspace.tsx'
import { supportText } from './texts.ts'

/** A meeting in which somebody shares their screen, or what is missing for one. */
export function ShareDialog({ onClose }: { onClose(): void }) {
  const { share: text, quick, close } = useText(supportText)
  const { settings } = useRead('support.overview')
  const share = useAct('support.screenShare')
  const setSettings = useAct('support.setSettings')
  const { go } = useNavigation()
  const [address, setAddress] = useState<string | null>(null)
  const ready = settings.meetings !== ''
  const create = async () => {
    const made = await share.run()
    if (made === undefined) return
    if (made.done.address === null) toast.warning(text.none, { detail: text.noneDetail })
    setAddress(made.done.address)
  }
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={quick.share}
      detail={text.detail}
      actions={
        <>
          <Button onPress={onClose}>{close}</Button>
          {ready && address === null && (
            <Button tone="accent" look="solid" busy={share.busy} blocked={share.blocked} onPress={() => void create()}>
              {text.create}
            </Button>
          )}
          {address !== null && (
            <LinkButton tone="accent" look="solid" href={address} external>
              {text.open}
            </LinkButton>
          )}
        </>
      }
    >
      <Stack gap="m">
        {!ready && (
          <Alert
            tone="caution"
            title={text.none}
            detail={text.noneDetail}
            actions={
              <Button size="small" blocked={setSettings.blocked} onPress={() => go('/learning/support?settings=open')}>
                {text.setUp}
              </Button>
            }
          />
        )}
        {address !== null && <CopyField label={text.address} value={address} />}
      </Stack>
    </Dialog>
  )
}
