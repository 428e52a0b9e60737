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
  const { id, kind, because, answers, event } = question
  const [reading, setReading] = useState<PlanReading>(answers[0]?.reading ?? 'reserved')
  const asked = text.ask(because.text, text.questions[kind])
  const send = async () => {
    const chosen = answers.find((each) => each.reading === reading)?.event
    const joined = chosen && sameEvent(stored.plan, question, chosen)
    if ((await answer.run({ id, reading })) === undefined) return
    toast.success(text.answered(chosen?.name ?? ''), { action: { label: undo, onPress: () => void restore.run(stored) } })
    // The question goes, and the focus would go with it: on to the next one, or to the event.
    const next = openQuestions(stored.plan).find((other) => other.id !== id)
    document.getElementById(next === undefined ? `details-${joined?.id ?? event}` : `answer-${next.id}`)?.focus()
  }
  return (
    <Form busy={answer.busy} onSubmit={() => void send()}>
      <Stack gap="s">
        <Radios<PlanReading>
          label={asked}
          value={reading}
          blocked={answer.blocked}
          onChange={setReading}
          options={answers.map(({ reading: value, event: made }, at) => ({
            value,
            label: text.readings[value],
            detail: (
              <>
                <Code>{made.name}</Code>
                {[
                  '',
                  triggerBrief(made.trigger, texts),
                  made.keyEvent ? text.key : text.noKey,
                  ...(at === 0 ? [text.now] : []),
                  ...(sameEvent(stored.plan, question, made) === undefined ? [] : [text.joins]),
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
