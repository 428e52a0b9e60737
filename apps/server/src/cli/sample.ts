import { options, said, type Streams, Unusable } from './streams.ts'
import { type StoreSettings, withOrders } from './withOrders.ts'

/** `tagmason-server sample reset [--account ID]`: the rows of the sample workspace stand as on the first day; projects of one's own stay as they are. Gives the exit code. */
export const sample = (args: readonly string[], streams: Streams, settings: StoreSettings): Promise<number> =>
  said(streams, async () => {
    const { values, positionals } = options(args, { account: { type: 'string' } })
    if (positionals[0] !== 'reset' || positionals.length > 1)
      throw new Unusable("'tagmason-server sample' knows one thing to do: use 'tagmason-server sample reset'.")
    const { projects } = await withOrders(settings, (orders) => orders.resetSample(values.account ?? 'main'))
    streams.out(`The sample workspace stands as on its first day: ${projects} projects, with nothing collected.\n`)
    return 0
  })
