import type { WireFormat } from '@tagmason/domain'
import { gif, json, nothing, plain, sentenceOf, statusOf } from './answers.ts'
import { mixpanelAnswer } from './mixpanelAnswer.ts'
import { amplitudeAnswer } from './amplitudeAnswer.ts'
import type { Answer } from '@tagmason/tracking/wire'

/** Google answers 204 to everything that it could receive, right or wrong; only what somebody has to change or send again is said here. */
const google: Answer = (outcome) =>
  outcome.kind === 'taken' || outcome.kind === 'unreadable'
    ? nothing(outcome)
    : plain(outcome, outcome.kind === 'unknown' ? 403 : statusOf(outcome), sentenceOf(outcome))

/** Plausible takes what it does not know and says in a header that it dropped it. */
const plausible: Answer = (outcome) => {
  if (outcome.kind === 'unknown') {
    const dropped = plain(outcome, 202, 'ok')
    dropped.headers.set('X-Plausible-Dropped', '1')
    return dropped
  }
  if (outcome.kind === 'taken') return plain(outcome, 202, 'ok')
  const field = outcome.kind === 'unreadable' ? (outcome.faults[0]?.field ?? 'request') : 'request'
  return json(outcome, statusOf(outcome), { errors: { [field]: [sentenceOf(outcome)] } })
}

const umami: Answer = (outcome, { path }) => {
  if (outcome.kind !== 'taken') {
    const status = outcome.kind === 'unknown' ? 400 : statusOf(outcome)
    return json(outcome, status, { error: { message: sentenceOf(outcome), code: 'bad-request', status } })
  }
  const { accepted, faults } = outcome
  // Umami hands its session back in `cache`; ours needs none.
  if (!path.startsWith('/api/batch')) return json(outcome, 200, { cache: '', disabled: false })
  const details = faults.map(({ at, field, message }) => ({ index: at, response: { field, message } }))
  return json(outcome, 200, { size: accepted + faults.length, processed: accepted, errors: faults.length, details, cache: '' })
}

const matomo: Answer = (outcome, { query, body }) => {
  const isBulk = body[0] === '{'.charCodeAt(0)
  if (outcome.kind !== 'taken') {
    const status = outcome.kind === 'unknown' ? 400 : statusOf(outcome)
    return isBulk
      ? json(outcome, status, { status: 'error', tracked: 0, invalid: 0, message: sentenceOf(outcome) })
      : plain(outcome, status, sentenceOf(outcome))
  }
  if (isBulk) return json(outcome, 200, { status: 'success', tracked: outcome.accepted, invalid: outcome.faults.length })
  return query.get('send_image') === '0' ? nothing(outcome) : gif(outcome)
}

const segment: Answer = (outcome) =>
  outcome.kind === 'taken' ? json(outcome, 200, { success: true }) : json(outcome, statusOf(outcome), { success: false, message: sentenceOf(outcome) })

const rudderstack: Answer = (outcome) => (outcome.kind === 'taken' ? plain(outcome, 200, 'OK') : plain(outcome, statusOf(outcome), sentenceOf(outcome)))

const posthog: Answer = (outcome, { query }) => {
  if (outcome.kind === 'taken') return query.get('beacon') === '1' ? nothing(outcome) : json(outcome, 200, { status: 'Ok' })
  const [type, code] = outcome.kind === 'unknown' ? ['authentication_error', 'invalid_api_key'] : ['validation_error', 'invalid_payload']
  return json(outcome, statusOf(outcome), { type, code, detail: sentenceOf(outcome), attr: null })
}

/** Snowplow's trackers send again what got another status than these and 400, 401, 403, 410 and 422. */
const snowplow: Answer = (outcome, { method }) => {
  if (outcome.kind === 'taken') return method === 'GET' ? gif(outcome) : plain(outcome, 200, 'ok')
  return plain(outcome, outcome.kind === 'unknown' ? 403 : statusOf(outcome), sentenceOf(outcome))
}

/** Nobody reads more than the status. */
const tracker: Answer = (outcome) => (outcome.kind === 'taken' ? nothing(outcome) : plain(outcome, statusOf(outcome), sentenceOf(outcome)))

type OfFormats = Exclude<WireFormat, 'api'>

/** How each format says what became of a request. */
export const answerByFormat: Readonly<Record<OfFormats, Answer>> = {
  tracker,
  ga4: google,
  gtag: google,
  plausible,
  umami,
  matomo,
  segment,
  rudderstack,
  posthog,
  snowplow,
  amplitude: amplitudeAnswer,
  mixpanel: mixpanelAnswer,
}

/** The answer in the words of a format. */
export const answerIn = (format: WireFormat): Answer => (format === 'api' ? segment : answerByFormat[format])
