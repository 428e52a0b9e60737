import type { ModelImprovement } from '@tagmason/domain'
import { heldOutOrder } from '@tagmason/insight/ranking'
import { insightDecisions } from '../analytics/insights.ts'
import type { Context } from '../context.ts'
import { recommendationDecisions } from './recommendations.ts'

/** What feedback made of the order of suggestions in a real project, by decisions that the order had not learned from. */
export async function learnedOrders(context: Context): Promise<ModelImprovement[]> {
  const { project } = context.session
  const orders = { recommendations: await recommendationDecisions(context), insights: await insightDecisions(context) }
  return (['recommendations', 'insights'] as const).flatMap((order) => {
    const held = heldOutOrder(orders[order])
    if (held === null) return []
    const [oldAccuracy, newAccuracy] = [inPercent(held.before), inPercent(held.after)]
    const improvement = Math.round((newAccuracy - oldAccuracy) * 10) / 10
    return [{ id: `${project}:${order}`, project, model: order, order, oldAccuracy, newAccuracy, improvement, feedbackCount: held.decisions }]
  })
}

const inPercent = (share: number) => Math.round(share * 1000) / 10
