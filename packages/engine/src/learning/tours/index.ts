import { automationTours } from './automation.ts'
import { beginningTours } from './beginning.ts'
import { developersTours } from './developers.ts'
import { findingsTours } from './findings.ts'

/** What is done in each interactive guide, by id. */
export const tours = { ...beginningTours, ...findingsTours, ...automationTours, ...developersTours }
