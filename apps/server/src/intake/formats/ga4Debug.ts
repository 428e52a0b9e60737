import { loadSentences, validateHit, worded } from '@tagmason/tracking'
import { z } from 'zod'
import { jsonAs } from '@tagmason/tracking/wire'

const behaviour = z.object({ validation_behavior: z.literal('ENFORCE_RECOMMENDATIONS') })

/**
 * The answer of `POST /debug/mp/collect`, in Google's shape: what is wrong with a hit, an empty list for one that is good. Like Google's it keeps nothing and looks
 * at neither the measurement id nor the secret, and it answers in English.
 * @param now Unix milliseconds, for the age of the hit
 */
export const debugAnswer = async (body: string, now: number) => ({
  validationMessages: worded(await loadSentences('en'), validateHit(body, { enforceRecommendations: jsonAs(behaviour, body) !== undefined, now })),
})
