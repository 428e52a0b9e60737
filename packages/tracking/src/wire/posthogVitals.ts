import { measurementEvent, type ToldEvent, vitalRating } from '@tagmason/domain'
import { given, number, part, text } from './fields.ts'

const metric = part({ value: number, rating: text, id: text, $current_url: text })
const ratings = ['good', 'needs-improvement', 'poor']

/**
 * The measurements of a `$web_vitals` event, one event for each as our tracker tells of them: `$web_vitals_LCP_value`, or the `value` in `$web_vitals_LCP_event`, which also has the rating and the page
 * that was measured.
 */
export function vitalsIn(properties: Readonly<Record<string, unknown>>, event: ToldEvent): ToldEvent[] {
  const names = new Set(Object.keys(properties).flatMap((key) => /^\$web_vitals_([A-Z]{2,8})_(?:value|event)$/.exec(key)?.[1] ?? []))
  const rest = Object.fromEntries(Object.entries(event.params ?? {}).filter(([key]) => !key.startsWith('$web_vitals_')))
  return [...names].flatMap((name) => {
    const about = metric.parse(properties[`$web_vitals_${name}_event`])
    const value = number.parse(properties[`$web_vitals_${name}_value`]) ?? about.value
    if (value === undefined) return []
    const rating = about.rating !== undefined && ratings.includes(about.rating) ? about.rating : vitalRating(name, value)
    return {
      ...event,
      name: measurementEvent,
      // The event's id stands for several measurements.
      eventId: event.eventId === undefined ? undefined : `${event.eventId}-${name}`,
      page: { ...event.page, url: about.$current_url ?? event.page?.url },
      params: { ...rest, ...given({ metric_name: name, metric_value: value, metric_rating: rating, metric_id: about.id }) },
    }
  })
}
