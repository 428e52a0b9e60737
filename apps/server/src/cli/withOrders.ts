import type { EventStore } from '@tagmason/engine'
import { controlClient } from '../api/controlClient.ts'
import { type OrderParts, type Orders, orders } from '../api/orders.ts'
import { holderOf } from '../dataFolder.ts'
import { openEvents } from '../events/open.ts'
import { serverPorts } from '../ports.ts'
import { openRecords } from '../records/open.ts'
import type { Settings } from '../settings.ts'

/** What of the settings the command line needs. */
export type StoreSettings = Pick<Settings, 'data' | 'databaseUrl' | 'clickhouseUrl'>

/**
 * Carries orders out: by the server that is running on the data folder, or, where none is, on the stores themselves, which are closed afterwards. Throws one sentence
 * where neither can be had.
 */
export async function withOrders<T>(settings: StoreSettings, carryOut: (orders: Orders) => Promise<T>): Promise<T> {
  const holder = holderOf(settings.data)
  if (holder !== null) {
    if (holder.control !== null) return carryOut(controlClient(holder.control))
    throw new Error(`Process ${holder.pid} works in '${settings.data}' and takes no orders yet: try again when it has started.`)
  }
  const records = await openRecords(settings)
  try {
    let opened: Promise<EventStore> | undefined
    // Most orders never ask for events, and opening their store takes a moment.
    const store = () => (opened ??= openEvents(settings))
    const events: OrderParts['events'] = {
      erase: async (...asked) => (await store()).erase(...asked),
      latest: async (...asked) => (await store()).latest(...asked),
    }
    try {
      return await carryOut(orders({ records, events, ports: serverPorts() }))
    } finally {
      await (await opened)?.close()
    }
  } finally {
    await records.close()
  }
}
