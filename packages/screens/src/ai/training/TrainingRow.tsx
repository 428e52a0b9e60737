import type { TrainingJob } from '@tagmason/domain'
import { Badge, ListRow, Num, Progress, Stack, statusTone, Text, Time } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { useNow } from '../../workspace.tsx'
import { Meta } from '../../Meta.tsx'
import { Percent } from '../Percent.tsx'
import { aiText } from '../texts.ts'
import { trainingText } from './texts.ts'
import { TrainingActions } from './TrainingActions.tsx'
import { useProblem } from './useProblem.ts'

/** One training job: what learns from what, how far it is, and what can be done with it. */
export function TrainingRow({ job }: { job: TrainingJob }) {
  const text = useText(trainingText)
  const { name, type, status, progress, pausedAt } = job
  const problem = useProblem(job)
  return (
    <ListRow
      align="start"
      title={name}
      facts={
        <>
          <Badge tone={statusTone(status)}>{text.statuses[status]}</Badge>
          {pausedAt !== undefined && <Badge>{text.paused}</Badge>}
          <Text inline size="small" tone="muted">
            {type}
          </Text>
        </>
      }
      detail={
        <Stack gap="xs">
          {status === 'error' && <Text>{problem}</Text>}
          <Learnt {...job} />
          {status === 'training' && <Progress bare label={text.progress(name)} value={progress} />}
        </Stack>
      }
      actions={<TrainingActions job={job} problem={problem} />}
    />
  )
}

/** What it learns from, how good it was, and how long it still takes. */
function Learnt({ status, progress, accuracy, dataPoints, lastTrained, estimatedTime, pausedAt }: TrainingJob) {
  const text = useText(trainingText)
  const { accuracy: accurate, none } = useText(aiText)
  return (
    <Meta>
      {status === 'training' && <Num value={progress / 100} as="percent" digits={0} />}
      {pausedAt !== undefined && <Percent of={text.pausedAt} value={progress} digits={0} />}
      {text.dataPoints(dataPoints)}
      <Percent of={accurate} value={accuracy} missing={none} />
      {lastTrained === null ? text.neverTrained : <LastTrained at={lastTrained} />}
      {estimatedTime !== null && (status === 'training' || pausedAt !== undefined ? text.left(estimatedTime) : text.takes(estimatedTime))}
    </Meta>
  )
}

function LastTrained({ at }: { at: string }) {
  const text = useText(trainingText)
  const now = useNow()
  return (
    <>
      {text.lastTrained} <Time at={at} show="relative" now={now} />
    </>
  )
}
