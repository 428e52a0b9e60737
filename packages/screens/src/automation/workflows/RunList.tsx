import type { WorkflowRun } from '@tagmason/domain'
import { Empty, Num, Segments, Stack, Text, Time, Timeline, type Tone } from '@tagmason/ui'
import { History } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useRead } from '../../workspace.tsx'
import { mayRepeat, RunAgain } from './RunAgain.tsx'
import { RunningList } from './RunningList.tsx'
import { workflowsText } from './texts.ts'

const tones: Record<WorkflowRun['result'], Tone> = { succeeded: 'positive', partly: 'caution', failed: 'critical' }

/** The runs of a workflow, all of them or those that did not go well, each with its result and time. */
export function RunList({ id }: { id: string }) {
  const text = useText(workflowsText)
  const { runs, running } = useRead('workflows.details', { id })
  const [which, setWhich] = useState<'all' | 'problems'>('all')
  if (runs.length === 0 && running.length > 0) return <RunningList running={running} />
  if (runs.length === 0) return <Empty icon={History} title={text.noRuns} detail={text.noRunsDetail} />
  const shown = which === 'all' ? runs : runs.filter((run) => run.result !== 'succeeded')
  return (
    <Stack gap="m">
      {running.length > 0 && <RunningList running={running} />}
      <Segments<'all' | 'problems'>
        label={text.shownRuns}
        value={which}
        onChange={setWhich}
        options={[
          { value: 'all', label: text.allRuns },
          { value: 'problems', label: text.problemRuns },
        ]}
      />
      {shown.length === 0 ? (
        <Text tone="muted">{text.noProblems}</Text>
      ) : (
        <Timeline
          label={text.history}
          entries={shown.map((run) => {
            const told = stepsToTell(run)
            return {
              id: run.id,
              tone: tones[run.result],
              at: <Time at={run.at} show="both" />,
              title: (
                <>
                  {text.results[run.result]}{' '}
                  <Text inline size="small" tone="muted">
                    {run.test && `${text.isTest} · `}
                    {run.stopped === true && `${text.wasStopped} · `}
                    <Num value={run.milliseconds} />
                    {' ms'}
                  </Text>
                </>
              ),
              detail: told.length === 0 ? undefined : <Steps steps={told} />,
              actions: mayRepeat(run) ? <RunAgain run={run} /> : undefined,
            }
          })}
        />
      )}
    </Stack>
  )
}

/** In a run that went well there is nothing to explain; whoever tested wants to know everything. */
const stepsToTell = (run: WorkflowRun) => (run.test ? run.steps : run.steps.filter((step) => step.result !== 'done'))

/** What each action came to. */
function Steps({ steps }: { steps: WorkflowRun['steps'] }) {
  const text = useText(workflowsText)
  return steps.map(({ kind, words, result, reason, output }, at) => (
    <Text key={at} inline size="small">
      {at > 0 && <br />}
      {[text.kinds[kind], words].filter(Boolean).join(', ')}
      {`: ${text.steps[result]}`}
      {reason !== undefined && `, ${text.reasons[reason]}`}
      {output !== undefined && ` (${output})`}
    </Text>
  ))
}
