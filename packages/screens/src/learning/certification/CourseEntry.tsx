import type { CourseCard } from '@tagmason/domain'
import { Badge, Card, Inline, LinkButton, Progress, Stack, Text } from '@tagmason/ui'
import { useText } from '../../language.ts'
import { Dollars } from '../Dollars.tsx'
import { LevelBadge } from '../LevelBadge.tsx'
import { EnrollButton } from './EnrollButton.tsx'
import { courseHref, tabHref } from './hrefs.ts'
import { certificationText } from './texts.ts'
import { useDuration } from './useDuration.ts'

/** One course: what it teaches, for whom, how long and for how much, and how far this member is. */
export function CourseEntry({ course }: { course: CourseCard }) {
  const all = useText(certificationText)
  const text = all.courses
  const written = useDuration()
  const { title, description, duration, lessons, level, progress, price, status, state, order } = course
  return (
    <Card
      level={2}
      title={title}
      detail={description}
      actions={
        <Text inline size="large" weight="strong">
          {price === 0 ? text.free : <Dollars amount={price} />}
        </Text>
      }
      footer={<Ways course={course} />}
    >
      <Stack gap="xs">
        <Inline>
          <LevelBadge level={level} />
          <Badge>{text.statuses[status]}</Badge>
          {state !== 'open' && <Badge tone={state === 'passed' ? 'positive' : 'accent'}>{text.states[state]}</Badge>}
          {order === 'notConfigured' && <Badge tone="caution">{text.ordered}</Badge>}
        </Inline>
        <Text size="small" tone="muted">
          {`${written(duration)} · ${all.lessons(lessons)}`}
        </Text>
        {state === 'inProgress' && <Progress bare label={title} value={progress} max={100} />}
      </Stack>
    </Card>
  )
}

/** What can be done with a course: begin it, go on with it, or, once it is passed, show for it. */
function Ways({ course }: { course: CourseCard }) {
  const { courses: text, exam, of } = useText(certificationText)
  const { id, title, state } = course
  const lessons = (
    <LinkButton size="small" look="plain" href={courseHref(id)} label={of(text.see, title)}>
      {text.see}
    </LinkButton>
  )
  switch (state) {
    case 'inProgress':
      return (
        <LinkButton size="small" href={courseHref(id)} label={of(text.goOn, title)}>
          {text.goOn}
        </LinkButton>
      )
    case 'passed':
      return (
        <Inline>
          <LinkButton size="small" href={tabHref('completed')} label={of(exam.toCompleted, title)}>
            {exam.toCompleted}
          </LinkButton>
          {lessons}
          <EnrollButton course={course} size="small" look="plain" />
        </Inline>
      )
    default:
      return (
        <Inline>
          <EnrollButton course={course} size="small" />
          {lessons}
        </Inline>
      )
  }
}
