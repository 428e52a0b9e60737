import { loadSentences, speaking } from '@tagmason/tracking'
import type { Context } from './context.ts'

/** Does work on containers whose sentences whoever asks will read: they are said in that member's language. The work must end before it returns. */
export async function spoken<Result>({ session }: Pick<Context, 'session'>, work: () => Result): Promise<Result> {
  return speaking(await loadSentences(session.preferences.language), work)
}
