import { openQuestions, type PlanQuestion, type PlanReading, sameEvent, type StoredPlan } from '@tagmason/domain'
import { Button, Card, Code, Form, Inline, Radios, Stack, toast } from '@tagmason/ui'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../language.ts'
import { shellText } from '../../../shell/texts.ts'
import { useAct } from '../../../workspace.tsx'
import { setupText } from '../../texts.ts'
import { triggerBrief } from '../triggerText.ts'
import { questionsText } from './texts.ts'

/** What words of the goals leave open, one question each, with what each answer makes of the event. */
export function Questions({ stored }: { stored: StoredPlan }) {
  const text = useText(questionsText)
  const questions = openQuestions(stored.plan)
  if (questions.length === 0) return null
  return (
    <Card level={3} title={text.title(questions.length)} detail={text.detail}>
      <Stack gap="l">
        {questions.map((question) => (
          <Question key={`${question.id} ${question.because.text}`} question={question} stored={stored} />
        ))}
      </Stack>
    </Card>
  )
}

function Question({ question, stored }: { question: PlanQuestion; stored: StoredPlan }) {
  const text = useText(questionsText)
  const texts = useText(setupText)
  const { undo } = useText(shellText)
  const answer = useAct('plans.answerQuestion')
  const restore = useAct('plans.restore')
  const { id, kind, because, answers } = question
  const [reading, setReading] = useState<PlanReading>(answers[0]?.reading ?? 'reserved')
  const asked = text.ask(because.text, text.questions[kind])
  const send = async () => {
    const chosen = answers.find((each) => each.reading === reading)?.event.name ?? ''
    if (await answer.run({ id, reading })) toast.success(text.answered(chosen), { action: { label: undo, onPress: () => void restore.run(stored) } })
  }
  return (
    <Form busy={answer.busy} onSubmit={() => void send()}>
      <Stack gap="s">
        <Radios<PlanReading>
          label={asked}
          value={reading}
          blocked={answer.blocked}
          onChange={setReading}
          options={answers.map(({ reading: value, event }, at) => ({
            value,
            label: text.readings[value],
            detail: (
              <>
                <Code>{event.name}</Code>
                {[
                  '',
                  triggerBrief(event.trigger, texts),
                  event.keyEvent ? text.key : text.noKey,
                  ...(at === 0 ? [text.now] : []),
                  ...(sameEvent(stored.plan, question, event) === undefined ? [] : [text.joins]),
                ].join(' · ')}
              </>
            ),
          }))}
        />
        <Inline>
          <Button id={`answer-${id}`} type="submit" size="small" icon={Check} busy={answer.busy} blocked={answer.blocked} label={`${text.answer}: ${asked}`}>
            {text.answer}
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}
