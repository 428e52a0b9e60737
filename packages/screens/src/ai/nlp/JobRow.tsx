import type { NlpJob } from '@tagmason/domain'
import { Badge, formatNumber, ListRow, Progress, Stack, statusTone, Text, useLocale } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { Meta } from '../../Meta.tsx'
import { Percent } from '../Percent.tsx'
import { aiText } from '../texts.ts'
import { JobMenu } from './JobMenu.tsx'
import { nlpText } from './texts.ts'
import { useOutput } from './useOutput.ts'

/** One job: what is read for what, how far it is, how good, with one of its texts. */
export function JobRow({ job }: { job: NlpJob }) {
  const text = useText(nlpText)
  const { accuracy: accurate } = useText(aiText)
  const locale = useLocale()
  const { typeOf } = useOutput()
  const { status, input, output, task, progress, processed, total, accuracy, problem } = job
  const type = typeOf(job)
  const count = text.of(formatNumber(processed, {}, locale), total)
  return (
    <ListRow
      align="start"
      title={type}
      facts={<Badge tone={statusTone(status)}>{text.statuses[status]}</Badge>}
      detail={
        <Stack gap="xs">
          {problem !== undefined && <Text>{text.problems[problem]}</Text>}
          <Meta>
            {count}
            <Percent of={accurate} value={accuracy} missing={text.notChecked} digits={0} />
          </Meta>
          <Text size="small" tone="muted" truncate>
            {text.example(input, task === undefined ? output : '')}
          </Text>
          {status === 'processing' && <Progress bare label={text.progress(type)} value={progress} />}
        </Stack>
      }
      actions={<JobMenu job={job} type={type} />}
    />
  )
}
