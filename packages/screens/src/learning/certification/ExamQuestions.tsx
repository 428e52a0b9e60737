import { type ExamOutcome, unmarked } from '@tagmason/domain'
import { Button, Card, Form, Heading, Radios, Stack } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct, useRead } from '../../workspace.tsx'
import { certificationText } from './texts.ts'

/** The questions of an attempt; the engine grades what is handed in. */
export function ExamQuestions({ attempt, onOutcome }: { attempt: string; onOutcome(outcome: ExamOutcome): void }) {
  const { exam: text } = useText(certificationText)
  const { questions } = useRead('courses.exam', { id: attempt })
  const submit = useAct('courses.submitExam')
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const [tried, setTried] = useState(false)
  const handIn = async () => {
    setTried(true)
    if (questions.some(({ lesson }) => answers[lesson] === undefined)) return
    const made = await submit.run({ id: attempt, answers: questions.map(({ lesson }) => Number(answers[lesson])) })
    if (made !== undefined) onOutcome(made.done)
  }
  return (
    <Card>
      <Stack gap="m">
        <Heading level={2} size="title">
          {text.title}
        </Heading>
        <Form
          label={text.title}
          busy={submit.busy}
          onSubmit={() => void handIn()}
          actions={
            <Button type="submit" tone="accent" look="solid" busy={submit.busy} blocked={submit.blocked}>
              {text.handIn}
            </Button>
          }
        >
          {questions.map(({ lesson, text: words, options }, place) => (
            <Radios
              key={lesson}
              label={text.numbered(place + 1, unmarked(words))}
              value={answers[lesson] ?? ''}
              options={options.map((label, at) => ({ value: String(at), label: unmarked(label) }))}
              error={tried && answers[lesson] === undefined && text.missing}
              onChange={(at) => setAnswers({ ...answers, [lesson]: at })}
            />
          ))}
        </Form>
      </Stack>
    </Card>
  )
}
