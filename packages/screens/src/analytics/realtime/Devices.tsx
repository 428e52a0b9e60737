import type { Realtime } from '@tagmason/domain'
import { BarList } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { realtimeText } from './texts.ts'

/** What people look at the site with. */
export function Devices({ devices, people }: Pick<Realtime, 'devices' | 'people'>) {
  const text = useText(realtimeText)
  const rows = devices.map(({ id, device, users }) => ({ id, label: text.deviceNames[device], value: users }))
  return <BarList label={text.devices} rows={rows} shareOf={people} empty={text.noDevices} />
}
