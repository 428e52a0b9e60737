import { type AlertChannel, alertChannels, isAlertAddress } from '@tagmason/domain'
import { toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { alertsText } from './texts.ts'

/** What somebody has written, by channel; what was not touched is left out. */
export type Addresses = Partial<Record<AlertChannel, string>>

/** Whether an address can be kept: an empty one leaves the channel not configured. */
export const canKeep = (channel: AlertChannel, address: string) => address.trim() === '' || isAlertAddress(channel, address.trim())

/** Keeps the addresses that were written, one after another; stops at the first that is refused. */
export function useSaveAddresses(onDone: () => void) {
  const text = useText(alertsText)
  const act = useAct('alerts.setAddress')
  const save = async (written: Addresses) => {
    if (alertChannels.some((channel) => !canKeep(channel, written[channel] ?? ''))) return
    for (const channel of alertChannels) {
      const address = written[channel]
      if (address !== undefined && !(await act.run({ channel, address }))) return
    }
    toast.success(text.addressesSaved)
    onDone()
  }
  return { busy: act.busy, save }
}
