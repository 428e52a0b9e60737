import { alertChannels } from '@tagmason/domain'
import { Stack, TextField } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { alertsText } from './texts.ts'
import { type Addresses, canKeep } from './useSaveAddresses.ts'

export interface AddressFieldsProps {
  written: Addresses
  /** Whether what is wrong is said. */
  tried: boolean
  onWrite(written: Addresses): void
}

/** One field a channel, with what is kept until somebody writes something else. */
export function AddressFields({ written, tried, onWrite }: AddressFieldsProps) {
  const text = useText(alertsText)
  const kept = useRead('alerts.addresses')
  return (
    <Stack gap="m">
      {alertChannels.map((channel) => {
        const value = written[channel] ?? kept.find((row) => row.channel === channel)?.address ?? ''
        return (
          <TextField
            key={channel}
            optional
            label={text.addresses[channel]}
            hint={text.addressHints[channel]}
            type={channel === 'email' ? 'email' : 'url'}
            value={value}
            error={tried && !canKeep(channel, value) && text.addressProblems[channel]}
            onChange={(address) => onWrite({ ...written, [channel]: address })}
          />
        )
      })}
    </Stack>
  )
}
