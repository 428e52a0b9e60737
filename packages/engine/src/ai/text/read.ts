import type { NlpTask, TextReading } from '@tagmason/domain'
import { planFromGoals } from '@tagmason/tracking'
import { keywordsOf } from './keywords.ts'
import { languageOf } from './language.ts'
import { sentimentOf } from './sentiment.ts'
import { sentencesOf, wordsOf } from './words.ts'

/** Reads one text: its language by grammar words, its keywords by count, and what the task asks for. Pure; null where the text has no word. */
export function readText(text: string, task: NlpTask): TextReading | null {
  const words = wordsOf(text)
  if (words.length === 0) return null
  const language = languageOf(words)
  return {
    language,
    sentences: sentencesOf(text),
    words: words.length,
    keywords: keywordsOf(words, language),
    ...(task === 'sentiment' ? { sentiment: sentimentOf(words, language) } : {}),
    ...(task === 'events' ? { events: eventsOf(text, language) } : {}),
  }
}

/** The events that the planner makes of the text, by name. */
const eventsOf = (text: string, language: TextReading['language']) => [
  ...new Set(planFromGoals(text, language === null ? {} : { language }).events.map((event) => event.name)),
]

/** The reading in English words, for exports and logs; screens word the parts themselves. */
export function inWords({ language, keywords, sentiment, events }: TextReading): string {
  if (events !== undefined) return events.length === 0 ? 'No event.' : `Events: ${events.join(', ')}.`
  if (sentiment !== undefined) return `Sentiment: ${sentiment.is}.${sentiment.because.length === 0 ? '' : ` Words: ${sentiment.because.join(', ')}.`}`
  return `Language: ${language ?? 'unknown'}. Keywords: ${keywords.join(', ') || 'none'}.`
}
