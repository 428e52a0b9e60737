import { createInterface } from 'node:readline/promises'
import { type MeasurementPlan, openQuestions, type PlanQuestion, planReadings, sameEvent } from '@tagmason/domain'
import { answerQuestion, takeSuggestion } from '@tagmason/tracking'
import { questions, readings } from './questionWords.ts'
import { type Streams, Unusable } from './streams.ts'

/** The plan with its questions answered as `--answer q1=paid,q2=order` says; throws Unusable for a question or an answer that it does not have. */
export function answered(plan: MeasurementPlan, answers: string | undefined): MeasurementPlan {
  return (answers === undefined ? [] : answers.split(',').map((each) => each.trim())).reduce((made, each) => {
    const [id = '', wanted] = each.split('=').map((part) => part.trim())
    const question = openQuestions(made).find((other) => other.id === id)
    if (question === undefined) {
      const known = openQuestions(made).map((other) => other.id)
      throw new Unusable(`--answer cannot be '${each}': ${known.length === 0 ? 'no question is open' : `the open questions are ${known.join(', ')}`}.`)
    }
    const reading = planReadings.find((other) => other === wanted)
    const next = reading === undefined ? made : answerQuestion(made, id, reading)
    if (next === made) throw new Unusable(`--answer cannot be '${each}': ${id} is answered with ${question.answers.map((other) => other.reading).join(', ')}.`)
    return next
  }, plan)
}

/** What an answer makes of the event, in a few words: 'purchase, key event'. */
export function becomes(plan: MeasurementPlan, question: PlanQuestion, { event }: PlanQuestion['answers'][number]): string {
  const joins = sameEvent(plan, question, event) === undefined ? [] : ['which the plan has already']
  return [event.name, ...(event.keyEvent ? ['key event'] : []), ...joins].join(', ')
}

/**
 * Asks each question on the terminal, by the number of its answer, and then about each suggestion, which is taken with y or yes. An empty line leaves the plan as it is.
 * Asks on standard error, so that the plan alone is on standard output.
 */
export async function asked(plan: MeasurementPlan, error: Streams['error'], input: NodeJS.ReadableStream = process.stdin): Promise<MeasurementPlan> {
  const doubts = openQuestions(plan)
  const offers = plan.suggestions ?? []
  if (doubts.length + offers.length === 0) return plan
  const lines = createInterface({ input })[Symbol.asyncIterator]()
  const next = async (): Promise<string | undefined> => {
    const { value, done } = await lines.next()
    return done === true ? undefined : value
  }
  let made = plan
  for (const question of doubts) {
    const choices = question.answers.map((answer, at) => `  ${at + 1} ${readings[answer.reading]} (${becomes(made, question, answer)})\n`)
    error(`“${question.because.text}”: ${questions[question.kind]}\n${choices.join('')}[1] `)
    const line = await next()
    if (line === undefined) return made
    const answer = question.answers[Number(line.trim()) - 1]
    if (answer) made = answerQuestion(made, question.id, answer.reading)
  }
  for (const { id, name, because } of offers) {
    error(`Measure ${name} too (“${because.text}”)? [y/N] `)
    const line = await next()
    if (line === undefined) break
    if (/^\s*y(?:es)?\s*$/i.test(line)) made = takeSuggestion(made, id)
  }
  await lines.return?.()
  return made
}
