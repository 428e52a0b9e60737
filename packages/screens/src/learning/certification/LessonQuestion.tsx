import { type LessonAnswer, type OpenLesson, unmarked } from '@tagmason/domain'
import { Alert, Button, Form, Heading, Radios, Stack } from '@tagmason/ui'
import { useState } from 'react'
import { useText } from '../../language.ts'
import { useAct } from '../../workspace.tsx'
import { certificationText } from './texts.ts'

/** The question of a lesson: the engine says whether an answer is right, and why. */
export function LessonQuestion({ course, lesson: { id, question, done } }: { course: string; lesson: OpenLesson }) {
  const { player: text } = useText(certificationText)
  const answer = useAct('courses.answer')
  const [chosen, choose] = useState('')
  const [tried, setTried] = useState(false)
  const [said, say] = useState<LessonAnswer | null>(null)
  const submit = async () => {
    setTried(true)
    if (chosen === '') return
    const made = await answer.run({ id: course, lesson: id, option: Number(chosen) })
    if (made !== undefined) say(made.done)
  }
  return (
    <Stack gap="m">
      <Heading level={3}>{text.question}</Heading>
      <Form
        label={text.question}
        busy={answer.busy}
        onSubmit={() => void submit()}
        actions={
          <Button type="submit" tone="accent" look="solid" busy={answer.busy} blocked={answer.blocked}>
            {text.check}
          </Button>
        }
      >
        <Radios
          label={unmarked(question.text)}
          value={chosen}
          options={question.options.map((label, place) => ({ value: String(place), label: unmarked(label) }))}
          error={tried && chosen === '' && text.choose}
          onChange={(place) => {
            choose(place)
            say(null)
          }}
        />
      </Form>
      {said !== null ? (
        <Alert
          tone={said.right ? 'positive' : 'caution'}
          title={said.right ? text.right : text.wrong}
          detail={said.right ? unmarked(said.why ?? '') : text.wrongDetail}
        />
      ) : (
        done && <Alert tone="positive" title={text.answered} detail={text.answeredDetail} />
      )}
    </Stack>
  )
}
