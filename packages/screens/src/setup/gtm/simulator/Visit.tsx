import type { Step, VisitStart } from '@tagmason/domain'
import { Alert, Bullets, Empty, Split, Stack } from '@tagmason/ui'
import { CircleSlash } from 'lucide-react'
import { useDeferredValue, useRef, useState } from 'react'
import { useText } from '../../../language.ts'
import { useAsk } from '../../../useAsk.ts'
import { useRead } from '../../../workspace.tsx'
import { Explanation } from '../proof/Explanation.tsx'
import { EventPanel } from './EventPanel.tsx'
import { placesOf } from './places.ts'
import { type RefusedStep, refusedStep } from './refusedStep.ts'
import { StepDialog } from './StepDialog.tsx'
import { fieldsOf, type StepKind } from './stepForm.ts'
import { simulatorText } from './texts.ts'
import { Timeline } from './Timeline.tsx'
import { useVisit } from './useVisit.ts'
import { VisitSummary } from './VisitSummary.tsx'
import { VisitActions } from './VisitActions.tsx'

/** A visit beside what came of it. */
export function Visit({ start, source }: { start: VisitStart; source: { containerId?: string } }) {
  const text = useText(simulatorText)
  const visit = useVisit(start.steps)
  // What was worked out before stays in sight until the changed visit is worked out.
  const shown = useDeferredValue(visit.steps)
  const run = useRead('containers.simulate', { ...source, steps: shown.map(({ step }) => step) })
  const ask = useAsk('containers.simulate')
  const places = placesOf(shown, run.steps)
  const [picked, setPicked] = useState('')
  /** The key of the step that is being changed, or a new one. */
  const [writing, setWriting] = useState<number | 'new' | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  /** Brings the head of the panel into sight: it may be scrolled away, or on a phone stand under the timeline, where the keyboard stays. */
  const show = (value: string) => {
    setPicked(value)
    const top = heading.current?.getBoundingClientRect().top ?? 0
    const below = top > window.innerHeight - 80 && document.activeElement?.matches(':focus-visible') === false
    if (top < 80 || below) heading.current?.scrollIntoView({ block: 'start' })
  }
  /** Where the tag fires is the end of the visit, so that is what is shown. */
  const runInstead = (steps: readonly Step[]) => {
    visit.replace(steps)
    setPicked('')
  }
  const place = places.find(({ value }) => value === picked) ?? places.find(({ event }) => event.counts.fired > 0) ?? places[0]
  const written = visit.steps.findIndex(({ key }) => key === writing)
  /** The visit is tried before the step is taken, because a visit that is refused has nothing to show. What is wrong with it otherwise, the visit says itself. */
  const take = async (step: Step, kind: StepKind): Promise<RefusedStep | null> => {
    const at = written === -1 ? visit.steps.length : written
    const steps = visit.steps.map((kept) => kept.step)
    try {
      await ask({ ...source, steps: [...steps.slice(0, at), step, ...steps.slice(at + 1)] })
    } catch (error) {
      const why = refusedStep(error, at, kind, fieldsOf[kind])
      if (why !== null) return why
    }
    if (written === -1) visit.add(step)
    else visit.change(written, step)
    return null
  }
  const page = visit.steps.map(({ step }) => step).findLast((step) => step.type === 'pageLoad')?.url ?? ''
  return (
    <Stack gap="m">
      {run.impossible !== '' && <Alert tone="caution" title={text.impossible} detail={run.impossible} />}
      {run.notes.length > 0 && <Alert tone="caution" title={text.notes} detail={<Bullets label={text.notes} items={run.notes} />} />}
      {start.withoutExample.length > 0 && <Alert tone="caution" title={text.noExample} detail={text.noExampleDetail(start.withoutExample.join(', '))} />}
      {start.beyond !== undefined && <Alert title={text.beyond} detail={text.beyondDetail(start.beyond.join(', '))} />}
      {run.impossible === '' && <VisitSummary tags={start.tags} run={run} />}
      <Split
        ratio="index"
        gap="xl"
        aside={
          place === undefined ? (
            <Empty icon={CircleSlash} title={text.nothing} />
          ) : (
            <EventPanel
              heading={heading}
              place={place}
              places={places}
              onPick={setPicked}
              explain={(tag) => <Explanation source={source} tag={tag} onRun={runInstead} />}
            />
          )
        }
      >
        <VisitActions visit={visit} test={run.test} onAdd={() => setWriting('new')} />
        <Timeline visit={visit} shown={shown} run={run.steps} value={place?.value ?? ''} onPick={show} onEdit={setWriting} />
      </Split>
      <StepDialog
        open={writing !== null}
        before={visit.steps[written]?.step}
        isFirst={written === 0}
        page={page}
        pushes={start.pushes}
        onClose={() => setWriting(null)}
        onStep={take}
      />
    </Stack>
  )
}
