import type { AlertDelivery } from '@tagmason/domain'
import { Badge, Button, Dialog, List, ListRow } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { EnterAddress } from './EnterAddress.tsx'
import { alertsText } from './texts.ts'
import { resultTone } from './tones.ts'

/** Where a test went: channel by channel, and what stands in its way. */
export function TestResult({ name, deliveries, onClose }: { name: string; deliveries: AlertDelivery[] | null; onClose(): void }) {
  const text = useText(alertsText)
  return (
    <Dialog
      open={deliveries !== null}
      onClose={onClose}
      size="small"
      title={text.testTitle(name)}
      actions={
        <>
          {deliveries?.some(({ result }) => result === 'notConfigured') === true && <EnterAddress />}
          <Button onPress={onClose}>{text.close}</Button>
        </>
      }
    >
      <List label={text.deliveries} look="framed">
        {(deliveries ?? []).map(({ channel, result }) => (
          <ListRow
            key={channel}
            title={text.channels[channel]}
            detail={text.resultDetails[result]}
            actions={<Badge tone={resultTone[result]}>{text.results[result]}</Badge>}
          />
        ))}
      </List>
    </Dialog>
  )
}
