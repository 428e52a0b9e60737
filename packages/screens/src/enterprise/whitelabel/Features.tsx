import type { WhiteLabelFeature } from '@tagmason/domain'
import { Badge, Card, List, ListRow, Switch, toast } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { featureTone } from './tones.ts'
import { whiteLabelText } from './texts.ts'

/** What a brand can have of its own; what is there can be switched. */
export function Features() {
  const text = useText(whiteLabelText)
  const rows = useRead('whiteLabel.features')
  return (
    <Card level={2} title={text.tabs.features} detail={text.featuresDetail} flush>
      <List label={text.tabs.features} look="flush">
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </List>
    </Card>
  )
}

function Row({ row: { id, feature, status, enabled } }: { row: WhiteLabelFeature }) {
  const text = useText(whiteLabelText)
  const set = useAct('whiteLabel.setFeature')
  const { name, detail } = text.features[feature]
  const turn = async (on: boolean) => {
    if (!(await set.run({ id, enabled: on }))) return
    toast.success(on ? text.enabled : text.disabled, { detail: name, action: { label: text.undo, onPress: () => void set.run({ id, enabled: !on }) } })
  }
  return (
    <ListRow
      title={name}
      facts={<Badge tone={featureTone[status]}>{text.featureStatuses[status]}</Badge>}
      detail={detail}
      actions={status === 'Available' && <Switch label={name} on={enabled} busy={set.busy} blocked={set.blocked} onSwitch={(on) => void turn(on)} />}
    />
  )
}
