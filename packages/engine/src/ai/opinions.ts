import type { DismissReason, FeedbackItem, FeedbackKind, NlpResult, Recommendation } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { own } from '../own.ts'

/** What a reason says of the suggestion: one that fits us and was not wrong has earned no blame. */
const opinions: Record<DismissReason, FeedbackKind> = { notRelevant: 'negative', notConvinced: 'negative', alreadyDone: 'neutral', tooMuchEffort: 'neutral' }

type About = NonNullable<FeedbackItem['about']>

/** The feedback item that speaks about this thing, where there is one. */
export const opinionOn = async (context: Context, { kind, id }: About) =>
  (await own(context, 'feedback')).find((item) => item.about?.kind === kind && item.about.id === id)

/** Before anybody has said anything. */
const unspoken = { feedback: 'neutral', result: '' } as const

/** Writes or changes the one feedback item about a thing. */
export async function noteOpinion(
  context: Context,
  about: About,
  said: Pick<FeedbackItem, 'suggestion' | 'confidence' | 'rule'>,
  change: Partial<FeedbackItem>,
): Promise<FeedbackItem> {
  const { records, session, ports, now } = context
  const before = await opinionOn(context, about)
  const item: FeedbackItem = {
    ...(before ?? { id: ports.id(), project: session.project, about, userAction: 'pending', ...unspoken, ...said }),
    ...change,
    date: now.toISOString(),
  }
  records.put('feedback', item.id, item)
  return item
}

/** Takes back what was noted about a thing. */
export async function forgetOpinion(context: Context, about: About) {
  const item = await opinionOn(context, about)
  if (item !== undefined) context.records.remove('feedback', item.id)
}

/** What became of a recommendation, as feedback: decided on, or pending; one that nobody touched or rated leaves no trace. */
export async function mirror(context: Context, recommendation: Recommendation) {
  const { id, title: suggestion, confidence, rule, status, dismissed } = recommendation
  const about: About = { kind: 'recommendation', id }
  const said = { suggestion, confidence, rule }
  const before = await opinionOn(context, about)
  const wasRejected = before?.userAction === 'rejected'
  if (dismissed !== undefined) {
    const { reason, note: result } = dismissed
    const earlier = before === undefined || wasRejected ? before?.earlier : { feedback: before.feedback, result: before.result }
    return void (await noteOpinion(context, about, said, { userAction: 'rejected', feedback: opinions[reason], reason, result, earlier }))
  }
  const { feedback, result } = (wasRejected ? before.earlier : before) ?? unspoken
  const opinion = { feedback, result, reason: undefined, earlier: undefined }
  // What nobody has said a word about leaves no trace when it is new again.
  if (status === 'new' && feedback === unspoken.feedback && result === unspoken.result) return forgetOpinion(context, about)
  return void (await noteOpinion(context, about, said, { ...opinion, userAction: status === 'implemented' ? 'implemented' : 'pending' }))
}

/** What a person said about a reading of the machine, as feedback. */
export const noteReading = (context: Context, { id, type, input, output, accuracy }: NlpResult, correction: string | null) =>
  noteOpinion(
    context,
    { kind: 'reading', id },
    { suggestion: `${type}: “${input}” · ${output}`.slice(0, 4000), confidence: accuracy },
    correction === null
      ? { userAction: 'implemented', feedback: 'positive', result: '' }
      : { userAction: 'rejected', feedback: 'negative', result: correction },
  )
