import type { MeasurementPlan, PlannedUserProperty } from '@tagmason/domain'
import { limits } from './limits.ts'
import { repairUserPropertyName } from './names.ts'

export type SentUserProperty = Pick<PlannedUserProperty, 'name' | 'source' | 'example' | 'because'>

/** The user properties of a plan as files have them: each name once, as GA4 accepts it, with an example that GA4 does not cut. */
export const sentUserProperties = ({ userProperties = [] }: MeasurementPlan): SentUserProperty[] => [
  ...new Map(
    userProperties.map(({ name: wanted, source, example, because }): [string, SentUserProperty] => {
      const { name } = repairUserPropertyName(wanted)
      return [name, { name, source, because, example: example.slice(0, limits.userPropertyValue) }]
    }),
  ).values(),
]
