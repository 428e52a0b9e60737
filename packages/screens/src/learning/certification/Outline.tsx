import type { OpenCourse } from '@tagmason/domain'
import { Card, Icon, List, ListRow, Progress, Stack, Text } from '@tagmason/ui'
import { Award, Circle, CircleCheck, CircleDot } from 'lucide-react'
import { useText } from '../../language.ts'
import { learningText } from '../texts.ts'
import { courseHref, examHref } from './hrefs.ts'
import { certificationText } from './texts.ts'

/** The lessons of a course in order, with what is done, and its exam. They lead somewhere for those who are enrolled. */
export function Outline({ open: { course, lessons }, current }: { open: OpenCourse; current: string }) {
  const { player: text, lessonsDone } = useText(certificationText)
  const { minutes } = useText(learningText)
  const { id, title, state } = course
  const done = lessons.filter((lesson) => lesson.done).length
  const link = (href: string) => (state === 'open' ? {} : { href })
  return (
    <Card
      level={2}
      title={title}
      detail={
        <Stack gap="xs">
          {lessonsDone(done, lessons.length)}
          <Progress label={title} bare value={done} max={lessons.length} tone={state === 'passed' ? 'positive' : 'accent'} />
        </Stack>
      }
      flush
    >
      <List label={text.outline(title)} look="flush">
        {lessons.map((lesson) => (
          <ListRow
            key={lesson.id}
            lead={
              <Icon
                of={lesson.done ? CircleCheck : lesson.id === current ? CircleDot : Circle}
                tone={lesson.done ? 'positive' : lesson.id === current ? 'accent' : 'muted'}
                label={lesson.done ? text.done : text.open}
              />
            }
            title={
              <Text inline weight={lesson.id === current ? 'strong' : 'body'}>
                {lesson.title}
              </Text>
            }
            {...link(courseHref(id, lesson.id))}
            facts={
              <Text inline size="small" tone="muted">
                {minutes(lesson.minutes)}
              </Text>
            }
          />
        ))}
        <ListRow
          lead={<Icon of={Award} tone={current === 'exam' ? 'accent' : 'muted'} />}
          title={
            <Text inline weight={current === 'exam' ? 'strong' : 'body'}>
              {text.exam}
            </Text>
          }
          {...link(examHref(id))}
        />
      </List>
    </Card>
  )
}
