import { z } from 'zod'
import { address, byId, text } from '../inputTerms.ts'
import { wordsSchema } from './exportInputs.ts'
import { frequencies, scheduleFormats } from './scheduleTerms.ts'

const times = {
  frequency: z.enum(frequencies),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  timeZone: text(60),
  /** Today where it is left out. */
  startsOn: z.iso.date().optional(),
}
export const runTimesSchema = z.object(times)

export const newScheduleSchema = z.object({
  ...times,
  target: z.object({ kind: z.enum(['builtIn', 'report']), id: text(200) }),
  description: z.string().trim().max(300).optional(),
  recipients: z
    .array(address)
    .min(1)
    .max(50)
    .transform((all) => [...new Set(all)]),
  format: z.enum(scheduleFormats),
  words: wordsSchema.optional(),
})
export type NewSchedule = z.infer<typeof newScheduleSchema>

export const scheduleChangeSchema = newScheduleSchema.extend(byId.shape)
