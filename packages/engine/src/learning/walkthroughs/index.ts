import { automationWalks } from './automation.ts'
import { developersWalks } from './developers.ts'
import { privacyWalks } from './privacy.ts'
import { reportsWalks } from './reports.ts'
import { setupWalks } from './setup.ts'
import { trackingWalks } from './tracking.ts'

export const walkthroughs = { ...setupWalks, ...trackingWalks, ...privacyWalks, ...reportsWalks, ...automationWalks, ...developersWalks }
