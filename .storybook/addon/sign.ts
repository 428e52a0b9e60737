import { z } from 'zod'
import { places, store } from '../review/places.ts'
import { judged } from '../review/signoff.ts'
import { readSignoff, writeSignoff } from '../review/signoffFile.ts'
import type { SignAnswer } from './protocol.ts'

const noControls = /^[^\p{Cc}]*$/u

const request = z
  .strictObject({
    by: z
      .string('No name is given, so nothing was signed: type your name.')
      .trim()
      .min(1, 'No name is given, so nothing was signed: type your name.')
      .max(120, 'The name is longer than 120 characters, so nothing was signed: shorten it.')
      .regex(noControls, 'The name holds control characters, so nothing was signed: type it again.'),
    verdict: z.enum(['signed', 'rejected']),
    note: z
      .string()
      .trim()
      .max(1000, 'The note is longer than 1,000 characters, so nothing was written: shorten it.')
      .regex(noControls, 'The note holds control characters, so nothing was written: type it again.')
      .optional(),
    pictures: z.record(z.string(), z.record(z.string(), z.string())),
  })
  .refine(({ verdict, note }) => verdict === 'signed' || (note ?? '') !== '', { path: ['note'], message: 'A rejection needs a note: say what is wrong.' })

/** Writes what a reviewer decided into the records; refuses with one sentence and writes nothing when the request is not sound. `at` is ISO 8601. */
export function sign(body: unknown, at: string): SignAnswer {
  const { data, error } = request.safeParse(body)
  if (error !== undefined) {
    const issue = error.issues.find(({ path }) => path[0] === 'by' || path[0] === 'note')
    return {
      refused: issue?.message ?? 'The request holds no names and pictures as the Review tab sends them, so nothing was signed: load the page again.',
      count: 0,
    }
  }
  const { by, pictures, verdict, note } = data
  const seen = Object.entries(pictures).flatMap(([story, shots]) => Object.entries(shots).map(([mode, hash]) => ({ story, mode, hash })))
  if (seen.length === 0) return { refused: 'No picture was named, so nothing was signed: open a story that has one.', count: 0 }
  const manifest = new Map(Object.entries(store.read()).map(([story, shots]) => [story, new Map(Object.entries(shots))]))
  // A reviewer judges what they saw, which may have been replaced since their page was loaded.
  const other = seen.find(({ story, mode, hash }) => manifest.get(story)?.get(mode) !== hash || !store.has(hash))
  if (other !== undefined)
    return {
      refused: `${other.story} in ${other.mode} is not the picture that you saw any more, so nothing was signed: load the page again and look at it.`,
      count: 0,
    }
  const next = judged(readSignoff(places.signoff), pictures, {
    by,
    at,
    ...(verdict === 'rejected' ? { verdict } : {}),
    ...(note === undefined || note === '' ? {} : { note }),
  })
  writeSignoff(places.signoff, next)
  return { count: seen.filter(({ story, mode }) => next[story]?.[mode]?.at === at).length }
}
