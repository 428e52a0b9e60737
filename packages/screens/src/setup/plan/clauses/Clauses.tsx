import { clausesNow, openQuestions, type PlanClause, type Span, type StoredPlan } from '@tagmason/domain'
import { Card, type Mark, MarkedText, Stack, Text } from '@tagmason/ui'
import { useText } from '../../../language.ts'
import { clausesText } from './texts.ts'

const marks: Record<PlanClause['kind'], Mark> = {
  event: 'found',
  report: 'found',
  question: 'doubtful',
  background: 'none',
  leftOut: 'out',
  notUnderstood: 'lost',
}

/** The goals as they were typed, with what became of each clause; a press leads to its event or question, or makes an event of what was not understood. */
export function Clauses({ stored: { plan }, onAdd }: { stored: StoredPlan; onAdd: ((wish: Span) => void) | null }) {
  const text = useText(clausesText)
  const clauses = clausesNow(plan)
  if (clauses.length === 0) return null
  const questions = openQuestions(plan)
  const namesOf = ({ events = [] }: PlanClause) => plan.events.filter(({ id }) => events.includes(id)).map(({ name }) => name)

  /** The control that a clause leads to. */
  const targetOf = ({ from, to, kind, events = [] }: PlanClause): string | undefined => {
    if (kind !== 'question') return events[0] === undefined ? undefined : `details-${events[0]}`
    const asked = questions.find(({ event }) => events.includes(event))
    if (asked) return `answer-${asked.id}`
    const offered = plan.suggestions?.find(({ because }) => because.start < to && because.end > from)
    return offered && `take-${offered.id}`
  }
  const wishOf = ({ from, to }: PlanClause): Span => {
    const words = plan.goals.slice(from, to)
    const start = from + words.length - words.trimStart().length
    return { start, end: start + words.trim().length, text: words.trim() }
  }
  const pressOf = (clause: PlanClause) => {
    if (clause.kind === 'notUnderstood') return onAdd ? () => onAdd(wishOf(clause)) : undefined
    const target = targetOf(clause)
    return target === undefined ? undefined : () => goTo(target)
  }
  const counts = (['event', 'question', 'notUnderstood', 'leftOut', 'background'] as const).flatMap((kind) => {
    const count = clauses.filter((clause) => clause.kind === kind).length
    return count === 0 ? [] : [text.counts[kind](count)]
  })
  return (
    <Card level={3} title={text.title} detail={text.detail}>
      <Stack gap="s">
        <MarkedText
          label={text.title}
          parts={clauses.map((clause) => ({
            text: plan.goals.slice(clause.from, clause.to),
            mark: marks[clause.kind],
            says: [text.kinds[clause.kind], ...namesOf(clause)].join(' '),
            onPress: pressOf(clause),
          }))}
        />
        <Text size="small" tone="muted">
          {counts.join(' · ')}
        </Text>
      </Stack>
    </Card>
  )
}

/** Focuses a control of the page, and opens it where it opens something. */
function goTo(id: string): void {
  const control = document.getElementById(id)
  if (control?.getAttribute('aria-expanded') === 'false') control.click()
  control?.focus()
}
