import { type FeedbackFigures, type ModelImprovement, Refusal } from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { change, countOwn, listedRows, newest, own, ownRow } from '../own.ts'
import type { Where } from '../store/queryTerms.ts'
import { findingFeedback } from './findingFeedback.ts'
import { learnedOrders } from './learnedOrders.ts'
import { noteOpinion, opinionOn } from './opinions.ts'

export const feedback: Handles<'feedback'> = {
  'feedback.list': async (context) => {
    const rows = await newest(context, 'feedback', 'date')
    const improvements = context.session.space === 'sample' ? await own(context, 'improvements') : await learnedOrders(context)
    const spokenOf = new Set(rows.map((row) => row.about?.id))
    const unrated = (await own(context, 'recommendations', { descending: true, limit: listedRows }))
      .toReversed()
      .filter((each) => each.dismissed === undefined && !spokenOf.has(each.id))
      .map(({ id, title, rule }) => ({ id, title, rule }))
    const findings = findingFeedback(await own(context, 'elementLabels'))
    return { figures: figuresOf(await countsOf(context), improvements), rows, improvements, findings, unrated }
  },

  'feedback.rate': async (context, { id, feedback, result }) => change(context, 'feedback', id, { feedback, result, date: context.now.toISOString() }),

  'feedback.rateSuggestion': async (context, { id, feedback, result }) => {
    const { title: suggestion, confidence, rule, status } = await ownRow(context, 'recommendations', id)
    const about = { kind: 'recommendation', id } as const
    if ((await opinionOn(context, about)) !== undefined)
      throw new Refusal('conflict', `The recommendation '${id}' has been rated already: change that feedback in place of giving it twice.`)
    return noteOpinion(context, about, { suggestion, confidence, rule }, { feedback, result, userAction: status === 'implemented' ? 'implemented' : 'pending' })
  },

  'feedback.remove': async (context, { id }) => {
    const item = await ownRow(context, 'feedback', id)
    context.records.remove('feedback', id)
    return item
  },

  /** The Undo of removing and rating: the item as it was. */
  'feedback.restore': async (context, item) => {
    const { records, session } = context
    const other = await records.get('feedback', item.id)
    const home = await records.get('projects', item.project)
    const here = session.space === 'sample' ? home?.space === 'sample' : home?.value === session.project
    if (!here || (other !== undefined && other.project !== item.project))
      throw new Refusal('notFound', `The feedback '${item.id}' belongs to another project: open that one to put it back.`)
    if (other === undefined && item.about !== undefined && (await opinionOn(context, item.about)) !== undefined)
      throw new Refusal('conflict', `There is newer feedback on the same suggestion than '${item.id}': change that in place of it.`)
    records.put('feedback', item.id, item)
    return item
  },
}

type FeedbackCounts = Record<'total' | 'implemented' | 'rejected' | 'positive', number>

async function countsOf(context: Context): Promise<FeedbackCounts> {
  const count = (where: Where<'feedback'>) => countOwn(context, 'feedback', where)
  return {
    total: await count({}),
    implemented: await count({ userAction: 'implemented' }),
    rejected: await count({ userAction: 'rejected' }),
    positive: await count({ feedback: 'positive' }),
  }
}

/** Shares and means of what people said. Null where there is nothing to divide by. */
export function figuresOf({ total, implemented, rejected, positive }: FeedbackCounts, improvements: readonly ModelImprovement[]): FeedbackFigures {
  const decided = implemented + rejected
  const gains = improvements.reduce((sum, row) => sum + row.newAccuracy - row.oldAccuracy, 0)
  return {
    total,
    acceptance: decided === 0 ? null : (implemented / decided) * 100,
    positive,
    gained: improvements.length === 0 ? null : gains / improvements.length,
  }
}
