import { useNavigation } from '../../navigation.tsx'
import { useNow, useRead } from '../../workspace.tsx'
import { dayIn } from './ranges.ts'
import { readView, type View, writeView } from './viewAddress.ts'

export interface TrafficViewing {
  view: View
  /** The day that is today in the project's time zone. */
  today: string
  /** The address of this page with some of the view changed: a link to what a press would show. */
  hrefOf(change: Partial<View>): string
  set(change: Partial<View>): void
}

/** The view that the address of this page names, so that a link to the page shows the same to all who may see it. */
export function useTrafficView(): TrafficViewing {
  const { path, query, go } = useNavigation()
  const { projectZone = 'UTC' } = useRead('session.get')
  const today = dayIn(Date.parse(useNow()), projectZone)
  const view = readView(query, today)
  const hrefOf = (change: Partial<View>) => {
    const next = writeView(query, { ...view, ...change }, today)
    return next === '' ? path : `${path}?${next}`
  }
  return { view, today, hrefOf, set: (change) => go(hrefOf(change), { replace: true }) }
}
