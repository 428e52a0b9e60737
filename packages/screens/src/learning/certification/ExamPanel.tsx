import { type ExamOutcome, type ExamState, type OpenCourse, passPercent } from '@tagmason/domain'
import { Alert, Button, Card, formatTime, Heading, Inline, LinkButton, Stack, Text, useLocale } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { ExamQuestions } from './ExamQuestions.tsx'
import { ExamResult } from './ExamResult.tsx'
import { tabHref } from './hrefs.ts'
import { certificationText } from './texts.ts'
import { usePercent } from './usePercent.ts'

/** The exam of a course: what it asks for, its questions, and how it went. */
export function ExamPanel({ open: { course, exam } }: { open: OpenCourse }) {
  const { exam: text } = useText(certificationText)
  const start = useAct('courses.startExam')
  const percent = usePercent()
  const [attempt, setAttempt] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<ExamOutcome | null>(null)
  const begin = async () => {
    const made = await start.run({ id: course.id })
    if (made === undefined) return
    setOutcome(null)
    setAttempt(made.done.attempt)
  }
  if (attempt !== null && outcome === null) return <ExamQuestions attempt={attempt} onOutcome={setOutcome} />
  return (
    <Card>
      <Stack gap="m">
        <Heading level={2} size="title">
          {text.title}
        </Heading>
        {exam.state !== 'passed' && <Text>{text.rules(exam.questions, percent(passPercent), exam.triesLeft)}</Text>}
        {outcome === null ? <Standing exam={exam} /> : <ExamResult course={course.id} outcome={outcome} />}
        {(exam.state === 'ready' || exam.state === 'open') && (
          <Inline>
            <Button tone="accent" look="solid" busy={start.busy} blocked={start.blocked} onPress={() => void begin()}>
              {exam.state === 'open' ? text.goOn : exam.last === null ? text.start : text.again}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  )
}

/** Why the exam cannot begin now; nothing where it can. */
function Standing({ exam: { state, nextTry } }: { exam: ExamState }) {
  const { exam: text } = useText(certificationText)
  const locale = useLocale()
  switch (state) {
    case 'locked':
      return <Alert title={text.locked} detail={text.lockedDetail} />
    case 'waiting':
      return <Alert tone="caution" title={text.waiting} detail={nextTry !== null && text.waitingDetail(formatTime(Date.parse(nextTry), 'both', locale))} />
    case 'passed':
      return (
        <Alert
          tone="positive"
          title={text.passed}
          detail={text.passedDetail}
          actions={
            <LinkButton size="small" href={tabHref('completed')}>
              {text.toCompleted}
            </LinkButton>
          }
        />
      )
    default:
      return null
  }
}
