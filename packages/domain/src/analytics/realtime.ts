/** What happens on one page, over the last 30 minutes. */
export interface PageStatistic {
  id: string
  project: string
  path: string
  views: number
  /** People seen in the last 5 minutes. */
  activeUsers: number
}

export const devices = ['desktop', 'mobile', 'tablet'] as const
export type Device = (typeof devices)[number]

/** People in the last 30 minutes, by device. */
export interface DeviceUsers {
  id: string
  project: string
  device: Device
  users: number
}

/** `share` in percent of all, with one decimal; all shares are 0 where there is nobody. */
export function deviceShares<T extends { users: number }>(rows: readonly T[]): (T & { share: number })[] {
  const all = rows.reduce((sum, row) => sum + row.users, 0)
  return rows.map((row) => ({ ...row, share: all === 0 ? 0 : Math.round((row.users / all) * 1000) / 10 }))
}
