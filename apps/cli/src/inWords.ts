import { loadSentences, type Worded, worded } from '@tagmason/tracking'

/** A result with its sentences in words, as the command line prints them: in English. */
export async function inWords<T>(result: T): Promise<Worded<T>> {
  return worded(await loadSentences('en'), result)
}
