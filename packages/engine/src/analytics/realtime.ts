import type { Realtime } from '@tagmason/domain'
import type { Handles } from '../handlerTypes.ts'
import { collectedOf } from '../figures/collected.ts'
import { realtimeCollected } from './realtimeCollected.ts'

const nothing: Realtime = {
  figures: { activeUsers: 0, pageViews: 0, eventsPerMinute: 0, conversionsToday: 0 },
  pages: [],
  devices: [],
  people: 0,
  minutes: [],
  latest: [],
  countries: [],
  begun: false,
}

export const realtime: Handles<'realtime'> = {
  'realtime.now': async (context) => {
    const collected = await collectedOf(context)
    return collected === null ? nothing : realtimeCollected(context, collected)
  },
}
