import type { ApiAnswer, ApiKey, ApiScope } from '@tagmason/domain'
import { admit, type CountedEndpoint, endpointIn, type Ports, settle } from '@tagmason/engine'
import { log } from '../log.ts'
import type { AccountRecords } from '../records/accountRecords.ts'
import { hashOf, type Keyring, opens, spaceOf } from './keyring.ts'
import { openKeyrings } from './keyrings.ts'
import { type AccountTally, accountTally } from './tally.ts'

/** A key that was shown and opens something, with what it belongs to. */
export interface Caller {
  keyring: Keyring
  key: ApiKey
}

/** An event that is kept, with what its sender told of it. */
export interface KeptEvent {
  name: string
  /** Held to be a machine's: it is metered, and no conversion. */
  isBot: boolean
  params: unknown
}

/**
 * Where calls are let in and counted. Keys and counts are kept in memory, because no call can wait for a commit; counts are written to the records every few
 * seconds and at the end, and read back at the start.
 */
export interface Desk {
  records: Pick<AccountRecords, 'accounts' | 'of'>
  ports: Ports
  /** Who sent a key; null where it opens nothing at this moment. */
  callerOf(given: string | undefined): Promise<Caller | null>
  /** The keyrings of all accounts as they stand now. */
  keyrings(): Promise<readonly Keyring[]>
  /** Lets a call in and counts it, or refuses it. */
  enter(caller: Caller, scope: ApiScope): { refused: ApiAnswer } | { headers: Record<string, string> }
  /** Counts events that were taken in for a project; `at` is milliseconds since 1970, `key` the id of the key that they came with. */
  took(account: string, project: string, at: number, events: readonly KeptEvent[], key?: string): Promise<void>
  /** Events of a project can be asked for by now. */
  arrived(account: string, project: string): void
  /** Writes down what was counted since the last time. */
  settle(): Promise<void>
  /** The same for the last time. */
  close(): Promise<void>
}

/** How long a count may stand in memory only, in milliseconds: so much a crash forgets. */
const every = 2000

/** Opens the desk. */
export async function openDesk(records: Pick<AccountRecords, 'accounts' | 'of'>, ports: Ports): Promise<Desk> {
  const tallies = new Map<string, AccountTally>()
  const tallyOf = (account: string) => {
    const tally = tallies.get(account) ?? accountTally()
    tallies.set(account, tally)
    return tally
  }
  const keyrings = await openKeyrings(records, ports, ({ account, hours }) => {
    for (const [place, { hour, calls }] of hours) tallyOf(account).heard(place, Date.parse(hour), calls)
  })

  let writing: Promise<void> = Promise.resolve()
  const settleAll = () => {
    writing = writing.then(async () => {
      for (const [account, tally] of tallies)
        try {
          await tally.settle((counted) => settle(records.of(account), ports, counted))
        } catch (error) {
          log.error({ account, error: String(error) }, 'calls and events were counted and could not be written down yet')
        }
    })
    return writing
  }
  const timer = setInterval(() => void settleAll(), every)
  timer.unref()

  return {
    records,
    ports,
    keyrings: keyrings.all,
    async callerOf(given) {
      if (given === undefined) return null
      const hash = hashOf(given)
      const found = find(await keyrings.all(), hash, ports)
      if (found !== null || !(await keyrings.lookForMore())) return found
      return find(await keyrings.all(), hash, ports)
    },
    enter({ keyring, key }, scope) {
      const tally = tallyOf(keyring.account)
      const space = spaceOf(key)
      // How many calls bring events is asked where all formats come in (`intake/limited.ts`).
      const endpoint = endpointIn(endpointOf(keyring, scope), space)
      const at = ports.now().getTime()
      const { limit, used } = keyring.plan[space]
      const usedUp = limit !== null && used + tally.freshUses((id) => keyring.secrets.get(id) === space) >= limit
      const admission = admit({ key, endpoint, calls: tally.callsOf(key.id, endpoint.id, at), usedUp, at })
      if ('headers' in admission) tally.call(key.id, endpoint.id, at)
      return admission
    },
    async took(account, project, at, events, key) {
      const goals = (await keyrings.all()).find((keyring) => keyring.account === account)?.goals.get(project)
      const converted = events
        .filter(({ name, isBot }) => !isBot && goals?.has(name) === true)
        .map(({ name, params }) => ({ event: name, params: params ?? {} }))
      const tally = tallyOf(account)
      tally.took(project, at, events.length, converted)
      if (key !== undefined) tally.sent(key, at)
    },
    arrived(account, project) {
      tallyOf(account).arrived(project, ports.now().getTime())
    },
    settle: settleAll,
    close() {
      clearInterval(timer)
      return settleAll()
    },
  }
}

function find(keyrings: readonly Keyring[], hash: string, ports: Ports): Caller | null {
  for (const keyring of keyrings) {
    const hashed = keyring.keys.get(hash)
    if (hashed !== undefined && opens(hashed, ports)) return { keyring, key: hashed.key }
  }
  return null
}

/** What is counted of calls about plan and containers; the list of endpoints that people see has neither. */
const trackingEndpoints = {
  'tracking.read': { id: 'endpoint-tracking', rateLimit: 500, scope: 'tracking.read' },
  // Each proposal runs two containers on hundreds of visits.
  'tracking.propose': { id: 'endpoint-propose', rateLimit: 60, scope: 'tracking.propose' },
} as const satisfies Record<string, CountedEndpoint>

/** The other endpoints stand in the records of every account. */
function endpointOf({ endpoints, account }: Keyring, scope: ApiScope): CountedEndpoint {
  if (scope === 'tracking.read' || scope === 'tracking.propose') return trackingEndpoints[scope]
  const endpoint = endpoints.get(scope)
  if (endpoint === undefined)
    throw new Error(`The account '${account}' has no endpoint for ${scope}: call \`npx tagmason-server sample reset\`, which puts it back.`)
  return endpoint
}
