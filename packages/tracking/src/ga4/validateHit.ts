import { say } from '../sentences/say.ts'
import { duplicateKeys } from './duplicates.ts'
import { type HitProblem, type Report, utf8Bytes } from './hitProblems.ts'
import { checkEvent, checkUserProperties } from './hitParts.ts'
import { limits } from './limits.ts'

export type { HitProblem, ValidationCode } from './hitProblems.ts'

export interface HitOptions {
  /** Also demands what Google recommends for the event (`ENFORCE_RECOMMENDATIONS`); by default only what GA4 cannot do without. */
  enforceRecommendations?: boolean
  /** Now, in Unix milliseconds: only with it can a timestamp be too old. */
  now?: number
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(text: string, report: Report): unknown {
  try {
    const value: unknown = JSON.parse(text)
    for (const path of duplicateKeys(text)) {
      report(path, 'NAME_DUPLICATED', say('ga4.hit.nameTwice', { path }))
    }
    return value
  } catch {
    report('', 'VALUE_INVALID', say('ga4.hit.noJson'))
    return undefined
  }
}

/**
 * The rules of the Measurement Protocol's debug endpoint (`/debug/mp/collect`). Like it, this looks at neither the API secret nor the measurement id.
 * @param hit the body as text or as a parsed object; only in text can a name stand twice
 * @returns what is wrong, in the endpoint's own shape and codes, each description as a sentence to word; empty = valid
 */
export function validateHit(hit: unknown, options: HitOptions = {}): HitProblem[] {
  const problems: HitProblem[] = []
  const report: Report = (fieldPath, validationCode, description) => problems.push({ fieldPath, description, validationCode })
  const body = typeof hit === 'string' ? parsed(hit, report) : hit
  if (typeof hit === 'string' && body === undefined) return problems
  if (!isObject(body)) {
    report('', 'VALUE_INVALID', say('ga4.hit.noObject'))
    return problems
  }
  const bytes = utf8Bytes(typeof hit === 'string' ? hit : (JSON.stringify(body) ?? ''))
  if (bytes > limits.bytesPerHit) {
    report('', 'VALUE_OUT_OF_BOUNDS', say('ga4.hit.tooLarge', { bytes, max: limits.bytesPerHit }))
  }
  checkIds(body, report)
  checkTime(body['timestamp_micros'], options.now, report)
  if (body['user_properties'] !== undefined) checkUserProperties(body['user_properties'], report)

  const { events } = body
  if (events === undefined || (Array.isArray(events) && events.length === 0)) {
    report('events', 'VALUE_REQUIRED', say('ga4.hit.noEvents'))
  } else if (!Array.isArray(events)) {
    report('events', 'VALUE_INVALID', say('ga4.hit.eventsList'))
  } else {
    if (events.length > limits.eventsPerHit) {
      report('events', 'EXCEEDED_MAX_ENTITIES', say('ga4.hit.eventsTooMany', { count: events.length, max: limits.eventsPerHit }))
    }
    events.forEach((event: unknown, index) => checkEvent(event, `events[${index}]`, options.enforceRecommendations ?? false, report))
  }
  return problems
}

function checkIds(body: Record<string, unknown>, report: Report): void {
  const field = body['app_instance_id'] === undefined ? 'client_id' : 'app_instance_id'
  const id = body[field]
  if (id === undefined || id === '') report('client_id', 'VALUE_REQUIRED', say('ga4.hit.noClient'))
  else if (typeof id !== 'string') report(field, 'VALUE_INVALID', say('ga4.hit.notText', { path: field }))
  const user = body['user_id']
  if (user !== undefined && typeof user !== 'string') report('user_id', 'VALUE_INVALID', say('ga4.hit.notText', { path: 'user_id' }))
  else if (typeof user === 'string' && user.length > limits.userId) {
    report('user_id', 'VALUE_OUT_OF_BOUNDS', say('ga4.hit.userTooLong', { length: user.length, max: limits.userId }))
  }
}

const threeDays = 72 * 3600 * 1000

function checkTime(micros: unknown, now: number | undefined, report: Report): void {
  if (micros === undefined) return
  const milliseconds = Number(micros) / 1000
  if ((typeof micros !== 'number' && typeof micros !== 'string') || !Number.isFinite(milliseconds) || milliseconds <= 0) {
    report('timestamp_micros', 'VALUE_INVALID', say('ga4.hit.timeInvalid'))
  } else if (now !== undefined && milliseconds < now - threeDays) {
    report('timestamp_micros', 'VALUE_OUT_OF_BOUNDS', say('ga4.hit.timeOld'))
  }
}
