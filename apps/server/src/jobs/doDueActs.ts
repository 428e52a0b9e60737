import { dueActs, systemMember } from '@tagmason/engine'
import type { House } from '../house.ts'

export type DueHouse = Pick<House, 'records' | 'workspace' | 'events'>

/**
 * Does what is due in an account, as the system, until nothing is: reports that are to be sent, exports piece by piece, the end of an account that was deleted
 * thirty days ago. Throws the first failure after everything else was done; what failed is tried again at the next look.
 */
export async function doDueActs(house: DueHouse, account: string, now: () => Date, stopped: () => boolean): Promise<void> {
  const store = house.records.of(account)
  const failed = new Map<string, unknown>()
  for (;;) {
    const due = (await dueActs(store, now())).filter((each) => !failed.has(JSON.stringify(each)))
    if (due.length === 0 || stopped()) break
    for (const each of due) {
      if (stopped()) break
      const { act } = house.workspace({ account, member: systemMember, ip: '', ...(each.project === null ? {} : { project: each.project }) })
      try {
        if (each.name === 'exports.work') await act(each.name, each.input)
        else if (each.name === 'schedules.runDue') await act(each.name, undefined)
        else {
          // First, because afterwards nobody knows which projects there were.
          for (const { value, space } of (await store.list('projects')).values()) if (space === 'real') await house.events.erase(account, value)
          await act(each.name, undefined)
        }
      } catch (error) {
        failed.set(JSON.stringify(each), error)
      }
    }
  }
  for (const error of failed.values()) throw error
}
