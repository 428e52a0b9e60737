import { accessActs, accessReads } from '../enterprise/accessDoor.ts'
import { teamActs, teamReads } from '../enterprise/teamDoor.ts'
import { billingActs, billingReads } from './billingDoor.ts'
import { integrationActs, integrationReads } from './integrationsDoor.ts'
import { settingsActs, settingsReads } from './settingsDoor.ts'

/** What the account's screens ask for, with what the enterprise's screens see of the same stores. */
export const accountReads = { ...accessReads, ...teamReads, ...settingsReads, ...billingReads, ...integrationReads } as const

export const accountActs = { ...accessActs, ...teamActs, ...settingsActs, ...billingActs, ...integrationActs } as const
