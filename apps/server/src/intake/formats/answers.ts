import type { Outcome } from '@tagmason/tracking/wire'

/** A picture of one transparent point: what pixels are answered with. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Headers that go with an outcome in any format. */
export function headersOf(outcome: Outcome): Record<string, string> {
  if (outcome.kind === 'busy') return { 'Retry-After': String(outcome.seconds) }
  // Several formats have no place in their answer for events that were left out.
  const dropped = outcome.kind === 'taken' || outcome.kind === 'unreadable' ? outcome.faults.length : 0
  return dropped === 0 ? {} : { 'X-Tagmason-Dropped': String(dropped) }
}

export const json = (outcome: Outcome, status: number, body: unknown): Response => Response.json(body, { status, headers: headersOf(outcome) })

export const plain = (outcome: Outcome, status: number, body: string): Response =>
  new Response(body, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headersOf(outcome) } })

export const nothing = (outcome: Outcome): Response => new Response(null, { status: 204, headers: headersOf(outcome) })

export const gif = (outcome: Outcome): Response =>
  new Response(pixel, { status: 200, headers: { 'Content-Type': 'image/gif', 'Cache-Control': 'no-store', ...headersOf(outcome) } })

/** What became of a request that was not taken, in one sentence: what, why, what to do. */
export function sentenceOf(outcome: Exclude<Outcome, { kind: 'taken' }>): string {
  if (outcome.kind === 'tooLarge') return outcome.message
  if (outcome.kind === 'busy') return `Nothing was taken, because more is coming in than can be kept: send it again in ${outcome.seconds} s.`
  if (outcome.kind === 'unreadable') return outcome.faults[0]?.message ?? 'The request tells of nothing: send at least one event.'
  return `No project goes by ${outcome.ids.map((id) => JSON.stringify(shown(id))).join(', ')}, so nothing was taken: send the key or the name of a project.`
}

/** Statuses for what was not taken, in formats that have them. */
export const statusOf = (outcome: Exclude<Outcome, { kind: 'taken' }>): number =>
  outcome.kind === 'busy' ? outcome.status : outcome.kind === 'tooLarge' ? 413 : outcome.kind === 'unreadable' ? 400 : 401

/** As much of an id as tells which it is: it may be a key, and answers are logged by others. */
const shown = (id: string): string => (id.length <= 24 ? id : `${id.slice(0, 12)}…`)
