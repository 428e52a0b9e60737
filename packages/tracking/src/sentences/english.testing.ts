import { sentences } from './en/index.ts'
import { SentenceError, sentenceOf } from './sentenceError.ts'
import { type Worded, worded } from './worded.ts'

/** A result as people read it in English, for tests. */
export const inEnglish = <T>(value: T): Worded<T> => worded(sentences, value)

/** Why work is refused, in English, for tests; empty where it is not. */
export const refusalInEnglish = (work: () => unknown): string => {
  try {
    work()
    return ''
  } catch (error) {
    return inEnglish(sentenceOf(error))
  }
}

/** Work whose refusal is an Error in English, for tests. */
export const refusingInEnglish = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    throw error instanceof SentenceError ? new Error(inEnglish(error.sentence), { cause: error }) : error
  }
}
