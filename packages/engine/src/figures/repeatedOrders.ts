import { type CollectedEvent, repeatedOrder } from '@tagmason/domain'
import type { EventFilter, EventQuestion } from '../store/eventStore.ts'
import { type Collected, numberAt } from './collected.ts'

/** Of a question with `withBots`: what counts, and orders that came again. Machines and own people are in neither. */
export const withRepeatedOrders: EventFilter = { field: 'bot', values: ['', repeatedOrder] }

/** Whether an event counts, or is an order that came again. */
export const isSentByPeople = ({ bot }: Pick<CollectedEvent, 'bot'>) => bot === '' || bot === repeatedOrder

/** How many events that a question is about are orders that came again: figures leave them out, and they are nothing that a machine sent. */
export async function repeatedOrdersIn({ ask }: Pick<Collected, 'ask'>, question: Pick<EventQuestion, 'from' | 'to' | 'name' | 'filters'>): Promise<number> {
  // The store finds events by their name without reading those of other names.
  const repeated: EventFilter[] = [
    { field: 'name', values: ['purchase', 'refund'] },
    { field: 'bot', values: [repeatedOrder] },
  ]
  const [row] = await ask({ ...question, withBots: true, measures: ['events'], filters: [...(question.filters ?? []), ...repeated] })
  return numberAt(row, 0)
}
