import type { PlannedEvent, PlanQuestion, PlanReading, QuestionKind } from '@tagmason/domain'
import type { Candidate } from './candidates.ts'
import type { ConceptName } from './catalogue.ts'
import type { Draft } from './draftTerms.ts'
import { eventsFrom } from './events.ts'

const most = 3

/** A reading and what it measures: a concept of the catalogue, or a name that the grid would compose. */
type Other = readonly [PlanReading, { concept: ConceptName } | { name: string }]

interface Doubt {
  kind: QuestionKind
  /** The concepts that leave the doubt, and how they read it. */
  of: readonly ConceptName[]
  as: PlanReading
  others: readonly Other[]
}

const paid: Other = ['paid', { concept: 'purchase' }]
const requested: Other = ['requested', { concept: 'generateLead' }]
const elsewhere: Other = ['elsewhere', { concept: 'outboundClick' }]

/** What strangers' words leave open, the most often misread first (confusions of the odd batches of `bench/strangers`). */
const doubts: readonly Doubt[] = [
  { kind: 'waitlist', of: ['backInStock'], as: 'stock', others: [['waitlist', { name: 'join_waitlist' }]] },
  {
    kind: 'error',
    of: ['exception'],
    as: 'script',
    others: [
      ['formError', { concept: 'formError' }],
      ['loginError', { name: 'fail_login' }],
      ['paymentError', { name: 'fail_payment' }],
    ],
  },
  {
    kind: 'cancellation',
    of: ['cancelSubscription'],
    as: 'subscription',
    others: [
      ['reservation', { name: 'cancel_booking' }],
      ['order', { concept: 'refund' }],
    ],
  },
  { kind: 'registration', of: ['registerEvent'], as: 'registered', others: [paid, requested, ['account', { concept: 'signUp' }]] },
  { kind: 'booking', of: ['bookAppointment', 'makeReservation'], as: 'reserved', others: [paid, requested, elsewhere] },
  {
    kind: 'form',
    of: ['formSubmit', 'formSent'],
    as: 'anyForm',
    others: [
      ['enquiry', { concept: 'generateLead' }],
      ['account', { concept: 'signUp' }],
    ],
  },
  { kind: 'application', of: ['applyJob'], as: 'job', others: [requested, ['account', { concept: 'signUp' }]] },
  { kind: 'upgrade', of: ['upgradePlan'], as: 'upgraded', others: [paid] },
  { kind: 'chat', of: ['chatStart'], as: 'chat', others: [['enquiry', { concept: 'generateLead' }]] },
]

/** What a provider or service that the goal names tells of is measured by it, or by the click that leads there. */
const settled: ReadonlySet<string> = new Set(['embed', 'linkClick'])

/**
 * At most three questions about events whose words leave open what is measured, the most often misread first; one a kind of doubt.
 * `drafts` runs parallel to `ids`, the events of the plan that they became. A name or a provider that the goal gives leaves no doubt.
 */
export function questionsOf(drafts: readonly Draft[], ids: readonly string[], events: readonly PlannedEvent[], currency: string): PlanQuestion[] {
  const asked = doubts.flatMap((doubt) => {
    const at = drafts.findIndex(({ candidate, name }, index) => {
      const event = events.find(({ id }) => id === ids[index])
      return (
        candidate.concept !== undefined && doubt.of.includes(candidate.concept) && name === undefined && event !== undefined && !settled.has(event.trigger.type)
      )
    })
    const draft = drafts[at]
    const event = events.find(({ id }) => id === ids[at])
    return draft && event ? [{ kind: doubt.kind, event: event.id, because: event.because, answers: answersOf(doubt, draft, event, currency) }] : []
  })
  return asked.slice(0, most).map((question, at) => ({ id: `q${at + 1}`, ...question }))
}

function answersOf({ as, others }: Doubt, draft: Draft, event: PlannedEvent, currency: string): PlanQuestion['answers'] {
  const read = eventsFrom(
    others.map(([, what]) => ({ ...draft, name: undefined, candidate: readAs(draft.candidate, what) })),
    ({ span }) => span.text,
    currency,
  )
  return [
    { reading: as, event },
    ...others.flatMap(([reading], at) => {
      const other = read[at]
      return other ? [{ reading, event: { ...other, id: event.id, because: event.because } }] : []
    }),
  ]
}

function readAs(candidate: Candidate, what: Other[1]): Candidate {
  const { grid: _grid, called: _called, ...plain } = candidate
  const own = 'name' in what
  return { ...plain, kind: own ? 'custom' : 'concept', concept: own ? undefined : what.concept, name: own ? what.name : undefined, detail: undefined }
}
