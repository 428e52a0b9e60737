import type { EventSnippet, PlannedEvent, TriggerGuess } from '@tagmason/domain'
import type { PlanText } from './text.ts'

interface Question {
  event: PlannedEvent
  guess: TriggerGuess
}

/** The text to send to a developer: a question for each guess, and the code for each push that the container waits for. */
export function questionText(questions: readonly Question[], snippets: readonly EventSnippet[], site: string | undefined, words: PlanText['guess']): string {
  const { hello, site: ours } = words.questions
  const asked = questions.map(({ event, guess: { kind, value } }, at) => {
    const code = kind === 'push' ? snippets.find(({ eventId, before }) => eventId === event.id && !before)?.code : undefined
    const question = `${at + 1}. ${words.questions[kind](event.name, value)}`
    return code === undefined ? question : `${question}\n\n${code.trim()}`
  })
  return [hello(site ?? ours), ...asked].join('\n\n')
}
