import type { TrainingJob } from '@tagmason/domain'
import { Button, Confirm, Inline, MenuButton, type MenuAction, toast } from '@tagmason/ui'
import { Ellipsis, ListX, Play, TrendingUp } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { aiText } from '../texts.ts'
import { trainingText } from './texts.ts'

/** Pause what trains, retrain the others; an error tells its reason first. */
export function TrainingActions({ job: { id, name, status, pausedAt, before }, problem }: { job: TrainingJob; problem: string }) {
  const text = useText(trainingText)
  const { of, more, undo } = useText(aiText)
  const pause = useAct('training.pause')
  const resume = useAct('training.resume')
  const retrain = useAct('training.retrain')
  const cancel = useAct('training.cancel')
  const [asking, setAsking] = useState(false)

  const stop = async () => {
    if (!(await pause.run({ id }))) return
    toast.success(text.pausedNow, { detail: text.pausedDetail, action: { label: undo, onPress: () => void resume.run({ id }) } })
  }
  const go = async () => {
    const outcome = await resume.run({ id })
    // Where no worker runs it waits in the queue again.
    if (outcome !== undefined) toast.success(outcome.done.status === 'training' ? text.resumed : text.requeued, { detail: name })
  }
  const again = async () => {
    const outcome = await retrain.run({ id })
    if (outcome === undefined) return
    const action = outcome.done.before === undefined ? undefined : { label: undo, onPress: () => void cancel.run({ id }) }
    toast.success(text.queuedNow, { detail: text.queuedNowDetail, action })
    setAsking(false)
  }
  const out = async () => {
    if (await cancel.run({ id })) toast.success(text.cancelled, { detail: name })
  }
  const items: MenuAction[] = [
    ...(pausedAt === undefined ? [] : [{ label: text.resume, icon: Play, blocked: resume.blocked, onPress: () => void go() }]),
    ...(before === undefined ? [] : [{ label: text.cancelTraining, icon: ListX, blocked: cancel.blocked, onPress: () => void out() }]),
    { label: text.openModels, icon: TrendingUp, href: '/analytics/predictive' },
  ]

  return (
    <Inline gap="xs" wrap={false}>
      {status === 'training' ? (
        <Button size="small" label={of(text.pause, name)} busy={pause.busy} blocked={pause.blocked} onPress={() => void stop()}>
          {text.pause}
        </Button>
      ) : (
        <Button
          size="small"
          label={of(text.retrain, name)}
          busy={retrain.busy && !asking}
          blocked={retrain.blocked}
          onPress={() => (status === 'error' ? setAsking(true) : void again())}
        >
          {text.retrain}
        </Button>
      )}
      <MenuButton label={of(more, name)} icon={Ellipsis} size="small" items={items} />
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={text.retrainQuestion(name)}
        detail={`${problem} ${text.retrainDetail}`}
        confirm={text.retrain}
        busy={retrain.busy}
        onConfirm={() => void again()}
      />
    </Inline>
  )
}
