import type { MeasurementPlan } from '@tagmason/domain'
import { sentUserProperties } from '../ga4/userProperties.ts'
import type { Parameter } from '../gtm/index.ts'
import { table } from './shapes.ts'
import { type Row, settingsTable } from './tags.ts'
import type { Variables } from './variables.ts'

/** The user properties of a plan, each with the variable that reads its value. */
export const userPropertyRows = (plan: MeasurementPlan, variables: Variables): Row[] =>
  sentUserProperties(plan).map(({ name, source }): Row => [name, variables.dataLayer(source)])

interface EventSettings {
  /** For the Google tag, whose page view has the user properties and no parameter of the events. */
  ofPages: string | null
  ofEvents: string | null
}

/**
 * The settings variables of tags that send to GA4. User properties go with the page view as well as with every event: GA4 keeps the last value that it was sent, and a visit without an event has one too.
 */
export function eventSettings(shared: readonly Row[], userProperties: readonly Row[], variables: Variables): EventSettings {
  const ofUser: Parameter[] = userProperties.length === 0 ? [] : [table('userProperties', ['name', 'value'], userProperties)]
  const ofPages = ofUser.length === 0 ? null : variables.settings('gtes', 'Settings - User properties', ...ofUser)
  if (shared.length === 0) return { ofPages, ofEvents: ofPages }
  return { ofPages, ofEvents: variables.settings('gtes', 'Settings - GA4 events', settingsTable('eventSettingsTable', shared), ...ofUser) }
}
