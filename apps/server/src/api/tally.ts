import { hourOf, type Tally } from '@tagmason/engine'

const minute = 60_000

/** As many conversions of an account as wait for their webhooks at a time; more are counted, and told to nobody. */
const mostConversions = 1000

interface Counted {
  key: string
  endpoint: string
  /** Start of the hour, milliseconds since 1970. */
  hour: number
  /** Calls that are in the records, and those that are not yet. */
  settled: number
  fresh: number
}

/** What is counted of one account between two times of writing it down. */
export function accountTally() {
  const calls = new Map<string, Counted>()
  const uses = new Map<string, number>()
  const lastSent = new Map<string, number>()
  const events = new Map<string, Tally['events'][number]>()
  const conversions: Tally['conversions'] = []
  const arrivals = new Map<string, number>()
  let settling = false

  const counted = (key: string, endpoint: string, at: number): Counted => {
    const place = `${key}:${endpoint}`
    const found = calls.get(place)
    const hour = hourOf(at)
    // A clock that was set back does not give an hour's calls again.
    if (found !== undefined && found.hour >= hour) return found
    const made = { key, endpoint, hour, settled: 0, fresh: 0 }
    calls.set(place, made)
    return made
  }

  return {
    /** Calls of a key to an endpoint in the hour of a moment. */
    callsOf(key: string, endpoint: string, at: number): number {
      const { settled, fresh } = counted(key, endpoint, at)
      return settled + fresh
    },
    /** Calls of some of the keys that are not in the records yet. */
    freshUses: (isMeant: (key: string) => boolean) => [...uses].reduce((sum, [key, times]) => sum + (isMeant(key) ? times : 0), 0),
    call(key: string, endpoint: string, at: number) {
      counted(key, endpoint, at).fresh++
      uses.set(key, (uses.get(key) ?? 0) + 1)
    },
    /** Events came with a key: that it is used is written down once a minute, and is no call. */
    sent(key: string, at: number) {
      if (at - (lastSent.get(key) ?? -Infinity) < minute) return
      lastSent.set(key, at)
      uses.set(key, uses.get(key) ?? 0)
    },
    /** Events that were taken, of which some are conversions. */
    took(project: string, at: number, taken: number, converted: readonly Omit<Tally['conversions'][number], 'project'>[]) {
      const place = `${project}:${hourOf(at)}`
      const before = events.get(place) ?? { project, at, events: 0 }
      events.set(place, { ...before, events: before.events + taken })
      for (const each of converted.slice(0, Math.max(0, mostConversions - conversions.length))) conversions.push({ project, ...each })
    },
    /** Events of a project can be asked for since `at`. */
    arrived: (project: string, at: number) => void arrivals.set(project, at),
    /** What the records say of an hour: calls of other servers, or from before the start. */
    heard(place: string, hour: number, known: number) {
      // While something is being written, nobody knows whether what is heard has it in already.
      if (settling) return
      const colon = place.lastIndexOf(':')
      const found = counted(place.slice(0, colon), place.slice(colon + 1), hour)
      if (found.hour === hour) found.settled = Math.max(found.settled, known)
    },
    /** Writes down what is fresh with `write`, which gives the calls as they stand then. What it throws leaves everything as it was. */
    async settle(write: (tally: Tally) => Promise<ReadonlyMap<string, number>>): Promise<void> {
      const open = [...calls.values()].filter(({ fresh }) => fresh > 0).map((each) => ({ of: each, fresh: each.fresh }))
      const used = [...uses]
      const took = [...events]
      const arrived = [...arrivals]
      const told = conversions.length
      if (settling || (used.length === 0 && took.length === 0 && arrived.length === 0)) return
      settling = true
      try {
        const totals = await write({
          calls: open.map(({ of: { key, endpoint, hour }, fresh }) => ({ key, endpoint, hour, calls: fresh })),
          uses: used.map(([key, times]) => ({ key, calls: times })),
          events: took.map(([, each]) => each),
          conversions: conversions.slice(0, told),
          arrivals: arrived.map(([project, at]) => ({ project, at })),
        })
        for (const { of, fresh } of open) {
          of.settled = totals.get(`${of.key}:${of.endpoint}`) ?? of.settled + fresh
          of.fresh -= fresh
        }
        for (const [key, times] of used) subtract(uses, key, times)
        for (const [place, each] of took) {
          const now = events.get(place)
          if (now === each) events.delete(place)
          else if (now !== undefined) events.set(place, { ...now, events: now.events - each.events })
        }
        conversions.splice(0, told)
        // What has arrived meanwhile is told of the next time.
        for (const [project, at] of arrived) if (arrivals.get(project) === at) arrivals.delete(project)
      } finally {
        settling = false
      }
    },
  }
}

export type AccountTally = ReturnType<typeof accountTally>

function subtract(counts: Map<string, number>, name: string, times: number) {
  const left = (counts.get(name) ?? 0) - times
  if (left > 0) counts.set(name, left)
  else counts.delete(name)
}
