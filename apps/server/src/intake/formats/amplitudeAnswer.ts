import { json, sentenceOf, statusOf } from './answers.ts'
import type { Answer } from '@tagmason/tracking/wire'

/** Amplitude repeats the status in the body, and its clients look there. They give up on what begins with `Invalid API key`, and look for the wrong events otherwise. */
export const amplitudeAnswer: Answer = (outcome, { body }) => {
  if (outcome.kind === 'taken')
    return json(outcome, 200, { code: 200, events_ingested: outcome.accepted, payload_size_bytes: body.byteLength, server_upload_time: Date.now() })
  if (outcome.kind === 'unknown') return json(outcome, 400, { code: 400, error: `Invalid API key: ${sentenceOf(outcome)}`, missing_field: null, ...lists })
  const code = statusOf(outcome)
  const error = sentenceOf(outcome)
  if (outcome.kind === 'busy') return json(outcome, code, { code, error, eps_threshold: 0, throttled_devices: {}, throttled_users: {}, throttled_events: [] })
  if (outcome.kind === 'tooLarge') return json(outcome, code, { code, error })
  const wrong: Record<string, number[]> = {}
  for (const { at, field } of outcome.faults) (wrong[field === '' ? 'events' : field] ??= []).push(at)
  return json(outcome, code, { code, error, missing_field: null, ...lists, events_with_invalid_fields: wrong })
}

const lists = { events_with_invalid_fields: {}, events_with_missing_fields: {}, events_with_invalid_id_lengths: {}, silenced_events: [] }
