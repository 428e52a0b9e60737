import { Button, Drawer, Skeleton } from '@tagmason/ui'
import { Suspense, useState } from 'react'
import { Guard } from '../../Guard.tsx'
import { useText } from '../../language.ts'
import { useOnOpen } from '../../useOnOpen.ts'
import { useAct } from '../../workspace.tsx'
import { automationText } from '../common/texts.ts'
import { AddressFields } from './AddressFields.tsx'
import { alertsText } from './texts.ts'
import { type Addresses, useSaveAddresses } from './useSaveAddresses.ts'

/** Where the alerts of the project go, channel by channel. */
export function AddressDrawer({ open, onClose }: { open: boolean; onClose(): void }) {
  const text = useText(alertsText)
  const common = useText(automationText)
  const { blocked } = useAct('alerts.setAddress')
  const { busy, save } = useSaveAddresses(onClose)
  const [written, write] = useState<Addresses>({})
  const [tried, setTried] = useState(false)
  useOnOpen(open, () => {
    write({})
    setTried(false)
  })
  const submit = () => {
    setTried(true)
    void save(written)
  }
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={text.channelsOf}
      detail={text.addressesDetail}
      busy={busy}
      onSubmit={submit}
      actions={
        <>
          <Button onPress={onClose}>{common.cancel}</Button>
          <Button type="submit" tone="accent" look="solid" busy={busy} blocked={blocked}>
            {common.save}
          </Button>
        </>
      }
    >
      {open && (
        <Guard>
          <Suspense fallback={<Skeleton shape="form" count={3} />}>
            <AddressFields written={written} tried={tried} onWrite={write} />
          </Suspense>
        </Guard>
      )}
    </Drawer>
  )
}
