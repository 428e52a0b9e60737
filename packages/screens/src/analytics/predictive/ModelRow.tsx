import type { ModelRow as Model } from '@tagmason/domain'
import { Badge, Button, IconButton, Inline, ListRow, toast } from '@tagmason/ui'
import { Pause, Play } from 'lucide-react'
import { useText } from '../../language.ts'
import { useQuery } from '../../navigation.tsx'
import { useAct } from '../../workspace.tsx'
import { ModelFacts } from './ModelFacts.tsx'
import { predictiveText } from './texts.ts'
import { statusTone } from './tones.ts'

/** One model: how right it was, when it learned last, and what can be done with it now. */
export function ModelRow({ model }: { model: Model }) {
  const text = useText(predictiveText)
  const [, open] = useQuery('id')
  const retrain = useAct('models.retrain')
  const { id, name, status, failed } = model
  const again = async () => {
    if (await retrain.run({ id })) toast.success(text.retraining, { detail: text.retrainingDetail(name) })
  }
  return (
    <ListRow
      title={name}
      facts={
        <>
          <Badge tone={statusTone[status]}>{text.statuses[status]}</Badge>
          {failed && <Badge tone="critical">{text.failed}</Badge>}
        </>
      }
      detail={<ModelFacts model={model} />}
      actions={
        <Inline gap="xs">
          <Button size="small" look="plain" label={text.of(text.viewDetails, name)} onPress={() => open(id)}>
            {text.viewDetails}
          </Button>
          <Button
            size="small"
            label={text.of(text.retrain, name)}
            busy={retrain.busy}
            blocked={retrain.blocked || (status === 'training' && text.trainingNow)}
            onPress={() => void again()}
          >
            {text.retrain}
          </Button>
          <PausePlay model={model} />
        </Inline>
      }
    />
  )
}

/** An active model shows a pause, the others a play icon; while it is trained neither can be done. */
function PausePlay({ model: { id, name, status, lastTrained } }: { model: Model }) {
  const text = useText(predictiveText)
  const set = useAct('models.setStatus')
  const runs = status === 'active'
  const toggle = async () => {
    if (!(await set.run({ id, status: runs ? 'inactive' : 'active' }))) return
    if (runs) toast.success(text.paused, { detail: text.pausedDetail })
    else toast.success(text.played, { detail: text.playedDetail })
  }
  return (
    <IconButton
      size="small"
      look="quiet"
      icon={runs ? Pause : Play}
      label={text.of(runs ? text.pause : text.play, name)}
      busy={set.busy}
      blocked={set.blocked || (status === 'training' && text.whileTraining) || (lastTrained === null && text.trainFirst)}
      onPress={() => void toggle()}
    />
  )
}
