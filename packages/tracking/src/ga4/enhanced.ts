import type { Condition, MeasurementPlan, PlannedEvent } from '@tagmason/domain'
import { say } from '../sentences/say.ts'
import { type AdminStep, change } from './adminSteps.ts'
import { sentEvent } from './sent.ts'

export type EnhancedSetting = Exclude<Extract<PlannedEvent['trigger'], { type: 'automatic' }>['setting'], 'always'>

/** Only what has to be so; every other setting of the stream stays as it is. */
export type EnhancedMeasurement = Partial<Record<EnhancedSetting | 'streamEnabled', boolean>>

const always = (event: PlannedEvent, conditions: readonly Condition[] | undefined): boolean =>
  (conditions === undefined || conditions.length === 0) && event.threshold === undefined

/** A tag that sees every scroll to 90 percent counts what GA4 would count as `scroll`. */
const countsScrolls = (event: PlannedEvent): boolean =>
  event.trigger.type === 'scrollDepth' && event.trigger.percents.includes(90) && always(event, event.trigger.conditions)

/** A tag that sends `page_view` on every history change doubles what GA4 would send. */
const countsPageChanges = (event: PlannedEvent): boolean =>
  event.trigger.type === 'historyChange' && sentEvent(event).name === 'page_view' && always(event, event.trigger.conditions)

/**
 * What the plan needs of enhanced measurement: on where an event of the plan is collected that way, off where a tag of the plan counts the very same.
 * A setting that the plan asks for by name stays on. Empty when the plan needs nothing.
 */
export function enhancedMeasurement(plan: MeasurementPlan): EnhancedMeasurement {
  const enabled = plan.events.filter((event) => event.enabled)
  const settings: EnhancedMeasurement = {}
  if (enabled.some(countsScrolls)) settings.scrollsEnabled = false
  if (enabled.some(countsPageChanges)) settings.pageChangesEnabled = false
  for (const { trigger } of enabled) {
    if (trigger.type !== 'automatic' || trigger.setting === 'always') continue
    settings.streamEnabled = true
    settings[trigger.setting] = true
  }
  return settings
}

const path = '/v1alpha/{stream}/enhancedMeasurementSettings'

/** The calls that set enhanced measurement up: none when the plan needs nothing of it. */
export function enhancedSteps(plan: MeasurementPlan): AdminStep[] {
  const settings = enhancedMeasurement(plan)
  const steps: AdminStep[] = []
  // Before site search is switched on: GA4 refuses it with an empty list.
  if (settings.siteSearchEnabled === true)
    steps.push(
      change(
        'enhancedMeasurement:searchQueryParameter',
        say('ga4.setup.siteSearch'),
        path,
        { searchQueryParameter: 'q,s,search,query,keyword' },
        { searchQueryParameter: [''] },
      ),
    )
  if (Object.keys(settings).length > 0)
    steps.push(
      change('enhancedMeasurement', say('ga4.setup.enhanced'), path, {
        ...settings,
      }),
    )
  return steps
}
