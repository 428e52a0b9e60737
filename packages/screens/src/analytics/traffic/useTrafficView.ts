import type { Seen, TrafficFieldName, TrafficFilter } from '@tagmason/domain'
import { useNavigation } from '../../navigation.tsx'
import { useNow, useRead } from '../../workspace.tsx'
import { dayIn, lastDays } from './ranges.ts'
import { readView, type View, writeView } from './viewAddress.ts'

/** Fields of events that the figures of a screen know nothing of, `parameters` for each parameter. */
export type UnknownFields = readonly ('audience' | 'name' | 'parameters')[]

/** What most figures know nothing of: ways, vitals and attribution are counted without a list of visitors. */
const usuallyUnknown: UnknownFields = ['audience']

export interface TrafficViewing {
  /** Its filters are those that the figures know. */
  view: View
  /** Filters of the address that the figures know nothing of, so that they are left out. */
  leftOut: readonly TrafficFilter[]
  /** The day that is today in the project's time zone. */
  today: string
  /** What the bar asks of figures with days of their own: without `days` while those are shown, and nothing at all while it is as usual. */
  seen: Seen
  /** Whether the address names no other days than the usual ones. */
  isUsualDays: boolean
  /** Whether the figures can be filtered by a field. */
  knows(field: TrafficFieldName): boolean
  /** The address of this page with some of the view changed: a link to what a press would show. */
  hrefOf(change: Partial<View>): string
  set(change: Partial<View>): void
}

/** The view that the address of this page names, so that a link to the page shows the same to all who may see it. */
export function useTrafficView(usualDays = 30, unknown = usuallyUnknown): TrafficViewing {
  return useTrafficViewAt(useNavigation().query, usualDays, unknown)
}

/** The view that a query names, and the addresses of this page with some of it changed. */
export function useTrafficViewAt(asked: string, usualDays: number, unknown = usuallyUnknown): TrafficViewing {
  const { path, query, go } = useNavigation()
  const { projectZone = 'UTC' } = useRead('session.get')
  const today = dayIn(Date.parse(useNow()), projectZone)
  const named = readView(asked, today, usualDays)
  const knows = (field: TrafficFieldName) => !unknown.some((each) => (each === 'parameters' ? field.startsWith('param:') : each === field))
  // An address of another screen may name what these figures know nothing of.
  const view = { ...named, filters: named.filters.filter(({ field }) => knows(field)) }
  const leftOut = named.filters.filter(({ field }) => !knows(field))
  const hrefOf = (change: Partial<View>) => {
    const next = writeView(query, { ...view, ...change }, today, usualDays)
    return next === '' ? path : `${path}?${next}`
  }
  const { from, to, compare, filters } = view
  const isUsualDays = from === lastDays(today, usualDays).from && to === today
  const isUsual = isUsualDays && compare === 'previous' && filters.length === 0
  const seen = isUsual ? undefined : { ...(isUsualDays ? {} : { days: { from, to } }), compare, filters }
  return { view, leftOut, today, knows, seen, isUsualDays, hrefOf, set: (change) => go(hrefOf(change), { replace: true }) }
}
