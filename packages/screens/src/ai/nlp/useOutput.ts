import type { NlpResult, NlpTask } from '@tagmason/domain'
import { useText } from '../../language.ts'
import { nlpText } from './texts.ts'

/** As many characters of a text as a row shows. */
const most = 120

/** Types and readings in the member's language; samples and corrections speak for themselves. */
export function useOutput() {
  const text = useText(nlpText)
  return {
    /** The beginning of a long text, up to a word; the whole stands in its details. */
    briefOf: (input: string) => (input.length <= most ? input : `${input.slice(0, most).replace(/\s+\S*$/u, '')} …`),
    typeOf: ({ type, task }: { type: string; task?: NlpTask }) => (task === undefined ? type : text.tasks[task]),
    outputOf({ output, reading, checked }: Pick<NlpResult, 'output' | 'reading' | 'checked'>): string {
      const correction = checked?.correction ?? null
      if (correction !== null) return correction
      if (reading === undefined) return output
      const { events, sentiment, language, keywords } = reading
      if (events !== undefined) return events.length === 0 ? text.noEvent : events.join(', ')
      if (sentiment !== undefined) return [text.sentiments[sentiment.is], sentiment.because.join(', ')].filter(Boolean).join(' · ')
      return [language === null ? text.unknownLanguage : text.languages[language], keywords.join(', ') || text.noKeywords].join(' · ')
    },
  }
}
