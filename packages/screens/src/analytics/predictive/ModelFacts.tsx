import type { ModelRow } from '@tagmason/domain'
import { Stack, Text, Time } from '@tagmason/ui'
import { Meta } from '../../Meta.tsx'
import { useText } from '../../language.ts'
import { useNow } from '../../workspace.tsx'
import { Percent } from '../Percent.tsx'
import { predictiveText } from './texts.ts'

/** What is known of a model, in one line; a second one says what its training does, or why it failed. */
export function ModelFacts({ model: { accuracy, lastTrained, predictions, status, failed, job } }: { model: ModelRow }) {
  const text = useText(predictiveText)
  const now = useNow()
  return (
    <Stack gap="xxs">
      <Meta>
        {accuracy !== null && (
          <>
            <Percent value={accuracy} /> {text.accuracyOf}
          </>
        )}
        {lastTrained === null ? (
          text.neverTrained
        ) : (
          <>
            {text.lastTrained} <Time at={lastTrained} show="relative" now={now} />
          </>
        )}
        {text.predictionsOf(predictions)}
        {status === 'training' && job?.status === 'queued' && text.waiting}
        {status === 'training' && job?.status === 'training' && (
          <>
            <Percent value={job.progress} digits={0} /> {text.progress}
          </>
        )}
      </Meta>
      {failed && (
        <Text size="small" tone="critical">
          {job?.problem === undefined ? text.failedUnknown : text.failedDetail(job.problem.needs)}
        </Text>
      )}
    </Stack>
  )
}
