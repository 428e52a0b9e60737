import type { JobRow } from '@tagmason/domain'
import { Badge, Button, ListRow, Num, Text, Time, toast } from '@tagmason/ui'
import { Play } from 'lucide-react'
import { useText } from '../../../language.ts'
import { useAct, useNow } from '../../../workspace.tsx'
import { jobsText } from './texts.ts'

/** One job: how often it runs, its last and next run, and why it failed. */
export function JobItem({ row: { job, time, ofAccount, lastRun, milliseconds, nextRun, failure, idle } }: { row: JobRow }) {
  const text = useText(jobsText)
  const now = useNow()
  const { run, busy, blocked } = useAct('jobs.run')
  const { name, detail } = text.jobs[job]
  const runNow = async () => {
    const answer = await run({ job })
    if (answer === undefined) return
    const { done } = answer.done
    toast.success(text.ran, { detail: done === 0 ? text.nothing(name) : text.done(name, done) })
  }
  return (
    <ListRow
      title={name}
      facts={
        <>
          <Badge>{text.times[time]}</Badge>
          {ofAccount && <Badge>{text.account}</Badge>}
          {idle && <Badge>{text.idle}</Badge>}
          {failure !== null && <Badge tone="critical">{text.failed}</Badge>}
        </>
      }
      detail={
        <>
          {detail}{' '}
          <Text inline size="small" tone="muted">
            {lastRun === null ? (
              text.never
            ) : (
              <>
                {`${text.last} `}
                <Time at={lastRun} show="relative" now={now} />
                {' · '}
                <Num value={milliseconds} />
                {' ms'}
              </>
            )}
            {nextRun !== null && failure === null && (
              <>
                {` · ${text.next} `}
                <Time at={nextRun} show="relative" now={now} />
              </>
            )}
          </Text>
          {failure !== null && (
            <Text size="small" tone="critical">
              {`${text.attempts(failure.times)}: ${failure.message} · ${text.again} `}
              <Time at={failure.next} show="relative" now={now} />
            </Text>
          )}
        </>
      }
      actions={
        <Button size="small" icon={Play} label={text.of(text.run, name)} busy={busy} blocked={blocked} onPress={() => void runNow()}>
          {text.run}
        </Button>
      }
    />
  )
}
