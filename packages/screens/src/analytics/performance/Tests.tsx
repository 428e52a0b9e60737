import type { PerformanceTest, PerformanceTestStatus } from '@tagmason/domain'
import { Badge, Button, Card, Code, List, ListRow, Progress, ScoreBadge, Stack, Text, Time, toast, type Tone, useLocale } from '@tagmason/ui'
import { LabResult } from './LabResult.tsx'
import { useText } from '../../language.ts'
import { usePages } from '../../usePages.tsx'
import { useAct, useNow, useSpace } from '../../workspace.tsx'
import { secondsIn } from './seconds.ts'
import { performanceText } from './texts.ts'

const tones: Record<PerformanceTestStatus, Tone> = { queued: 'neutral', running: 'accent', finished: 'positive', failed: 'critical' }

/** The tests that were asked for, newest first. */
export function Tests({ tests }: { tests: readonly PerformanceTest[] }) {
  const text = useText(performanceText)
  const { shown, pager } = usePages(text.tests, tests)
  return (
    <Card level={2} title={text.tests} detail={text.testsDetail[useSpace()]} flush footer={pager}>
      <List label={text.tests} look="flush">
        {shown.map((test) => (
          <TestRow key={test.id} test={test} />
        ))}
      </List>
    </Card>
  )
}

function TestRow({ test }: { test: PerformanceTest }) {
  const text = useText(performanceText)
  const now = useNow()
  const remove = useAct('performance.removeTest')
  const { id, path, status, score, requestedAt, requestedBy, run } = test
  const removeIt = async () => {
    if (await remove.run({ id })) toast.success(text.testRemoved, { detail: path })
  }
  return (
    <ListRow
      title={<Code>{path}</Code>}
      facts={
        <>
          <Badge tone={tones[status]}>{text.testStatuses[status]}</Badge>
          {score !== null && <ScoreBadge score={score} labels={text.bands} />}
        </>
      }
      detail={
        <Stack gap="xxs">
          <State test={test} />
          <Text size="small" tone="muted">
            {text.askedBy(requestedBy)}
            {' · '}
            <Time at={requestedAt} show="relative" now={now} />
          </Text>
        </Stack>
      }
      below={run !== undefined && <LabResult run={run} path={path} />}
      actions={
        status !== 'running' && (
          <Button
            size="small"
            look="plain"
            label={text.of(text.removals[status], path)}
            busy={remove.busy}
            blocked={remove.blocked}
            onPress={() => void removeIt()}
          >
            {text.removals[status]}
          </Button>
        )
      }
    />
  )
}

/** How far it is, or what came of it. */
function State({ test: { path, status, progress, loadTime, problem } }: { test: PerformanceTest }) {
  const text = useText(performanceText)
  const locale = useLocale()
  if (status === 'running') return <Progress label={text.testing(path)} value={progress} />
  if (status === 'queued') return <Text>{text.waits}</Text>
  if (status === 'failed') return <Text>{text.problems[problem ?? 'notReached']}</Text>
  return loadTime === null ? null : <Text>{text.loadsIn(secondsIn(loadTime, locale))}</Text>
}
