import { Badge, Card, Divider, Heading, Inline, LinkButton, Stack } from '@tagmason/ui'
import { ArrowLeft, ArrowRight, Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { Blocks } from '../Blocks.tsx'
import { courseHref, examHref } from './hrefs.ts'
import { LessonQuestion } from './LessonQuestion.tsx'
import { certificationText } from './texts.ts'

/** One lesson to read, with the question that ends it. Opening it is kept, so that the course goes on there. */
export function Lesson({ course, id }: { course: string; id: string }) {
  const { player: text } = useText(certificationText)
  const lesson = useRead('courses.lesson', { id: course, lesson: id })
  const { run } = useAct('courses.keepPlace')
  const heading = useRef<HTMLHeadingElement>(null)
  const kept = useRef(false)
  useEffect(() => {
    if (kept.current) return
    kept.current = true
    heading.current?.focus()
    void run({ id: course, lesson: id })
  })
  const { title, number, of, blocks, done, before, after } = lesson
  return (
    <Card
      detail={text.lessonOf(number, of)}
      actions={
        done && (
          <Badge tone="positive" icon={Check}>
            {text.done}
          </Badge>
        )
      }
    >
      <Stack gap="m">
        <Heading level={2} size="title" focusable ref={heading}>
          {title}
        </Heading>
        <Blocks blocks={blocks} />
        <Divider />
        <LessonQuestion course={course} lesson={lesson} />
        <Divider />
        <Inline justify={before === null ? 'end' : 'between'}>
          {before !== null && (
            <LinkButton size="small" look="plain" icon={ArrowLeft} href={courseHref(course, before)}>
              {text.before}
            </LinkButton>
          )}
          <LinkButton size="small" iconEnd={ArrowRight} href={after === null ? examHref(course) : courseHref(course, after)}>
            {after === null ? text.toExam : text.next}
          </LinkButton>
        </Inline>
      </Stack>
    </Card>
  )
}
