import { accessActs, accessReads } from '../enterprise/accessDoor.ts'
import { securityActs, securityReads } from '../enterprise/securityDoor.ts'
import { teamActs, teamReads } from '../enterprise/teamDoor.ts'
import { whitelabelActs, whitelabelReads } from '../enterprise/whitelabelDoor.ts'
import { billingActs, billingReads } from './billingDoor.ts'
import { integrationActs, integrationReads } from './integrationsDoor.ts'
import { settingsActs, settingsReads } from './settingsDoor.ts'

/** What the account's screens ask for, with what the enterprise's screens see of the same stores. */
export const accountReads = {
  ...accessReads,
  ...teamReads,
  ...settingsReads,
  ...billingReads,
  ...integrationReads,
  ...securityReads,
  ...whitelabelReads,
} as const

export const accountActs = { ...accessActs, ...teamActs, ...settingsActs, ...billingActs, ...integrationActs, ...securityActs, ...whitelabelActs } as const
