import { hasKeyEnded } from '@tagmason/domain'
import { inSpace } from '../account/inSpace.ts'
import type { Handles } from '../handlerTypes.ts'
import { collectedOf, day } from '../figures/collected.ts'

export const trackingCode: Handles<'trackingCode'> = {
  'trackingCode.get': async (context) => {
    const { ports, session } = context
    // What is sent to the sample changes no figure, so its site gets no code.
    if (session.space === 'sample' || ports.site === undefined) return { script: null, key: null, newest: null }
    const now = ports.now()
    const keys = await inSpace(context, 'apiKeys')
    const usable = keys.find((row) => row.kind === 'ingest' && row.project === session.project && row.status === 'Active' && !hasKeyEnded(row, now))
    const collected = await collectedOf(context)
    const [newest] = collected === null ? [] : await collected.events.latest({ ...collected.place, from: 0, to: collected.now + day, withBots: true }, 1)
    return { script: `${ports.site}/t.js`, key: usable?.key ?? null, newest: newest === undefined ? null : new Date(newest.time).toISOString() }
  },
}
