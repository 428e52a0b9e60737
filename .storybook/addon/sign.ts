import { z } from 'zod'
import { places, store } from '../review/places.ts'
import { signed } from '../review/signoff.ts'
import { readSignoff, writeSignoff } from '../review/signoffFile.ts'
import type { SignAnswer } from './protocol.ts'

const request = z.strictObject({
  by: z
    .string('Nobody is named, so nothing was signed: type your name.')
    .trim()
    .min(1, 'Nobody is named, so nothing was signed: type your name.')
    .max(120, 'The name is longer than 120 characters, so nothing was signed: shorten it.')
    .regex(/^\P{Cc}*$/u, 'The name holds control characters, so nothing was signed: type it again.'),
  pictures: z.record(z.string(), z.record(z.string(), z.string())),
})

/** Writes what a reviewer signs into the records; refuses with one sentence and writes nothing when the request is not sound. `at` is ISO 8601. */
export function sign(body: unknown, at: string): SignAnswer {
  const { data, error } = request.safeParse(body)
  if (error !== undefined) {
    const issue = error.issues[0]
    if (issue?.path[0] === 'by') return { refused: issue.message, count: 0 }
    return { refused: 'The request holds no names and pictures as the Review tab sends them, so nothing was signed: load the page again.', count: 0 }
  }
  const { by, pictures } = data
  const seen = Object.entries(pictures).flatMap(([story, shots]) => Object.entries(shots).map(([mode, hash]) => ({ story, mode, hash })))
  if (seen.length === 0) return { refused: 'No picture was named, so nothing was signed: open a story that has one.', count: 0 }
  const manifest = new Map(Object.entries(store.read()).map(([story, shots]) => [story, new Map(Object.entries(shots))]))
  // A reviewer signs what they saw, which may have been replaced since their page was loaded.
  const other = seen.find(({ story, mode, hash }) => manifest.get(story)?.get(mode) !== hash || !store.has(hash))
  if (other !== undefined)
    return {
      refused: `${other.story} in ${other.mode} is not the picture that you saw any more, so nothing was signed: load the page again and look at it.`,
      count: 0,
    }
  const next = signed(readSignoff(places.signoff), pictures, Object.keys(pictures), by, at)
  writeSignoff(places.signoff, next)
  return { count: seen.filter(({ story, mode }) => next[story]?.[mode]?.at === at).length }
}
