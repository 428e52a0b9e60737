import { loadSentences, type Worded, worded } from '@tagmason/tracking'
import type { Context } from './context.ts'

/** An answer with its sentences in the language of the member who asks: the last thing that is done to it before it leaves a handler. */
export async function inWords<T>({ session }: Pick<Context, 'session'>, answer: T): Promise<Worded<T>> {
  return worded(await loadSentences(session.preferences.language), answer)
}
