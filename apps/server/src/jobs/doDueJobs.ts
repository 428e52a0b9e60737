import { type DueJob, dueJobs, type JobLane, jobLanes, runJob } from '@tagmason/engine'
import type { House } from '../house.ts'

export type DueHouse = Pick<House, 'records' | 'portsOf'>

/**
 * Does what is due in an account, as the system, until nothing is. Throws the first failure after everything else was done; what failed is tried again at a later look.
 */
export async function doDueJobs(house: DueHouse, account: string, stopped: () => boolean = () => false, lanes: readonly JobLane[] = jobLanes): Promise<void> {
  const store = house.records.of(account)
  const ports = house.portsOf(account)
  const failed = new Map<string, unknown>()
  const keyOf = ({ name, project, key }: DueJob) => JSON.stringify([name, project, key])
  for (const lane of lanes) {
    for (;;) {
      const due = stopped() ? [] : (await dueJobs(store, ports, lane)).filter((each) => !failed.has(keyOf(each)))
      if (due.length === 0) break
      for (const each of due) {
        if (stopped()) break
        await runJob(store, ports, each).catch((error: unknown) => void failed.set(keyOf(each), error))
      }
    }
  }
  for (const error of failed.values()) throw error
}
