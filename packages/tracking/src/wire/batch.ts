import { z } from 'zod'
import { amplitude } from './amplitude.ts'
import { jsonAs, textOf } from './reading.ts'
import { posthog } from './posthog.ts'
import type { Decode } from './wire.ts'

const ofAmplitude = z.object({ events: z.array(z.unknown()) })

/** PostHog and Amplitude both post to `/batch`; one calls its list `batch`, the other `events`. */
export const batch: Decode = (request) => (jsonAs(ofAmplitude, textOf(request.body)) === undefined ? posthog(request) : amplitude(request))
