import { Button } from '@tagmason/ui'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { AddressDrawer } from './AddressDrawer.tsx'
import { alertsText } from './texts.ts'

/** Beside words that a channel has no address: leads to where it is entered, over what is open. */
export function EnterAddress() {
  const text = useText(alertsText)
  const { blocked } = useAct('alerts.setAddress')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" icon={Send} blocked={blocked} onPress={() => setOpen(true)}>
        {text.enterAddress}
      </Button>
      <AddressDrawer open={open} onClose={() => setOpen(false)} />
    </>
  )
}
