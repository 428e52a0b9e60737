import { sampleEventsOf } from '@tagmason/domain/sampleEvents'
import type { CollectedEvent } from '@tagmason/domain'
import { eventReader } from '../store/eventReader.ts'
import type { EventRange, EventReader } from '../store/eventStore.ts'

/** As many answers as are remembered. */
const most = 400

/**
 * Asks the events of the sample workspace. They never change, so an answer that was given once is given again without counting: many screens, stories and visitors of a
 * demonstration ask the same.
 */
function createSampleReader(): EventReader {
  const counting = eventReader(within)
  const answers = new Map<string, Promise<unknown>>()
  const remembered =
    <Args extends unknown[], Answer>(verb: string, ask: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      const key = JSON.stringify([verb, args])
      const known = answers.get(key) as Promise<Answer> | undefined
      const answer = known ?? ask(...args)
      if (known === undefined && answers.size < most) answers.set(key, answer)
      // A copy, because readers may write into what they get.
      return structuredClone(await answer)
    }
  return {
    query: remembered('query', counting.query),
    counts: remembered('counts', counting.counts),
    overview: remembered('overview', counting.overview),
    course: remembered('course', counting.course),
    shares: remembered('shares', counting.shares),
    parameterShares: remembered('parameterShares', counting.parameterShares),
    parameterUses: remembered('parameterUses', counting.parameterUses),
    funnel: remembered('funnel', counting.funnel),
    funnelBy: remembered('funnelBy', counting.funnelBy),
    next: remembered('next', counting.next),
    retention: remembered('retention', counting.retention),
    latest: remembered('latest', counting.latest),
  }
}

/** The events of a range, which lie together because the sample's are in order. */
function within({ project, from, to }: EventRange): readonly CollectedEvent[] {
  const events = sampleEventsOf(project)
  return events.slice(firstFrom(events, from), firstFrom(events, to))
}

function firstFrom(events: readonly CollectedEvent[], time: number): number {
  let [low, high] = [0, events.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((events[middle]?.time ?? Infinity) < time) low = middle + 1
    else high = middle
  }
  return low
}

/** The events of the sample workspace, the same for everyone. */
export const sampleReader: EventReader = createSampleReader()
