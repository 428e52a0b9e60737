import type { WatchedAlert } from '@tagmason/domain'
import { Badge, Button, Inline, ListRow, Stack, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { automationText } from '../common/texts.ts'
import { AlertMenu } from './AlertMenu.tsx'
import { AlertMeta } from './AlertMeta.tsx'
import { AlertSwitch } from './AlertSwitch.tsx'
import { alertsText } from './texts.ts'
import { phaseTone, priorityTone, statusTone } from './tones.ts'

/** One alert: what it watches, whom it tells, how often it was raised and how often it was right. */
export function AlertRow({ alert }: { alert: WatchedAlert }) {
  const text = useText(alertsText)
  const common = useText(automationText)
  const [, edit] = useQuery('id')
  const { id, name, description, type, status, priority } = alert
  return (
    <ListRow
      align="start"
      title={name}
      facts={
        <>
          <Badge>{text.types[type]}</Badge>
          <Badge tone={priorityTone[priority]}>{text.priorities[priority]}</Badge>
          <Badge tone={statusTone[status]}>{text.statuses[status]}</Badge>
          {alert.now !== undefined && alert.now.phase !== 'normal' && <Badge tone={phaseTone[alert.now.phase]}>{text.phases[alert.now.phase]}</Badge>}
        </>
      }
      detail={
        <Stack gap="xxs">
          {description !== '' && <Text>{description}</Text>}
          <Text tone="neutral">{alert.condition}</Text>
          <AlertMeta alert={alert} />
        </Stack>
      }
      actions={
        <Inline gap="xs" wrap={false}>
          <Button size="small" look="plain" label={common.of(common.edit, name)} onPress={() => edit(id)}>
            {common.edit}
          </Button>
          <AlertMenu alert={alert} />
          <AlertSwitch alert={alert} />
        </Inline>
      }
    />
  )
}
