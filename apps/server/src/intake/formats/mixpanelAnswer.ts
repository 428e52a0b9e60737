import { json, plain, sentenceOf, statusOf } from './answers.ts'
import type { Answer } from '@tagmason/tracking/wire'

/**
 * Mixpanel says `1` for taken and `0` for not, and its clients hold anything else to be an error; `verbose=1` wants the same as JSON. `/import` as its documentation
 * has it (JSON in the body, `strict`) answers with numbers.
 */
export const mixpanelAnswer: Answer = (outcome, { path, query, body }) => {
  const status = outcome.kind === 'taken' ? 200 : statusOf(outcome)
  if (path.startsWith('/import') && (query.has('strict') || body[0] === '['.charCodeAt(0) || body[0] === '{'.charCodeAt(0))) {
    if (outcome.kind !== 'taken')
      return json(outcome, status, { code: status, error: sentenceOf(outcome), status: outcome.kind === 'unknown' ? 'Unauthorized' : 'Bad Request' })
    const failed = outcome.faults.map(({ at, field, message }) => ({ index: at, field, message }))
    return json(outcome, failed.length === 0 ? 200 : 400, {
      code: failed.length === 0 ? 200 : 400,
      num_records_imported: outcome.accepted,
      failed_records: failed,
      status: failed.length === 0 ? 'OK' : 'Bad Request',
    })
  }
  if (query.get('verbose') === '1')
    return json(outcome, status, outcome.kind === 'taken' ? { status: 1, error: null } : { status: 0, error: sentenceOf(outcome) })
  return plain(outcome, status, outcome.kind === 'taken' ? '1' : '0')
}
