import { mostVisitSteps, type VisitedEvent, type VisitedStep } from '@tagmason/domain'
import { Badge, MenuButton, PickList } from '@tagmason/ui'
import { ArrowDown, ArrowUp, Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useText } from '../../../language.ts'
import { stepWords } from './stepWords.ts'
import { simulatorText } from './texts.ts'
import type { KeptStep, useVisit } from './useVisit.ts'

export interface TimelineProps {
  visit: ReturnType<typeof useVisit>
  /** The steps that were worked out. */
  shown: readonly KeptStep[]
  run: readonly VisitedStep[]
  value: string
  onPick(value: string): void
  /** Given the key of the step. */
  onEdit(key: number): void
}

/** The steps of the visit, and under each what the container was told of. */
export function Timeline({ visit, shown, run, value, onPick, onEdit }: TimelineProps) {
  const text = useText(simulatorText)
  return (
    <PickList
      label={text.visit}
      value={value}
      onPick={onPick}
      groups={shown.map(({ key, step }, at) => {
        const { events = [], more = 0 } = run[at] ?? {}
        const rest = [...(events.length === 0 ? [text.nothing] : []), ...(more > 0 ? [text.moreEvents(more)] : [])]
        return {
          id: String(key),
          title: `${at + 1}. ${text.steps[step.type]}`,
          detail: [stepWords(step), ...rest].join(' · '),
          actions: <StepMenu visit={visit} stepKey={key} onEdit={() => onEdit(key)} />,
          items: events.map((event, place) => ({ value: `${key}.${place}`, title: <EventName event={event} />, facts: <Counts event={event} /> })),
        }
      })}
    />
  )
}

/** The name that people know an event by. */
export function EventName({ event: { name } }: { event: VisitedEvent }) {
  const text = useText(simulatorText)
  return name === '' ? text.message : ((Object.hasOwn(text.events, name) ? text.events[name] : undefined) ?? name)
}

function Counts({ event: { counts } }: { event: VisitedEvent }) {
  const text = useText(simulatorText)
  return (
    <>
      {counts.fired > 0 && <Badge tone="positive">{text.firedCount(counts.fired)}</Badge>}
      {counts.unknown > 0 && <Badge tone="caution">{text.unknownCount(counts.unknown)}</Badge>}
    </>
  )
}

function StepMenu({ visit, stepKey, onEdit }: { visit: TimelineProps['visit']; stepKey: number; onEdit(): void }) {
  const text = useText(simulatorText)
  const at = visit.steps.findIndex(({ key }) => key === stepKey)
  const step = visit.steps[at]?.step
  if (step === undefined) return null
  return (
    <MenuButton
      size="small"
      label={text.more(at + 1)}
      icon={Ellipsis}
      items={[
        { label: text.edit, icon: Pencil, onPress: onEdit },
        { label: text.duplicate, icon: Copy, blocked: visit.full && text.tooMany(mostVisitSteps), onPress: () => visit.add(step, at + 1) },
        { label: text.up, icon: ArrowUp, blocked: !visit.canMove(at, -1) && text.first, onPress: () => visit.move(at, -1) },
        { label: text.down, icon: ArrowDown, blocked: !visit.canMove(at, 1) && (at === 0 ? text.first : text.last), onPress: () => visit.move(at, 1) },
        { label: text.remove, icon: Trash2, tone: 'critical', blocked: !visit.canRemove(at) && text.first, onPress: () => visit.remove(at) },
      ]}
    />
  )
}
