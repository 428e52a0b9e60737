import type { PlannedEvent, PlanParameter } from '@tagmason/domain'

/**
 * Makes one event of wishes that are the same: same name, same trigger, same limit. Scroll depths of one place, and marks of videos, become one event with all percentages.
 * What only an audience or a dashboard counts (`implied`) is the event that was asked for by itself, with that one's limit: nobody asked for it twice.
 * Gives the events with their ids, and for each input event the id it went into.
 */
export function mergeEvents(
  events: readonly PlannedEvent[],
  details: readonly (string | undefined)[],
  explicit: readonly (boolean | undefined)[],
  implied: readonly boolean[] = [],
): { events: PlannedEvent[]; ids: string[] } {
  const merged: { key: string; event: PlannedEvent; implied: boolean }[] = []
  const ids: string[] = []
  events.forEach((event, index) => {
    const key = keyOf(event, details[index])
    const only = implied[index] === true && event.threshold === undefined
    const anyLimit = (entry: { event: PlannedEvent }) => keyOf({ ...entry.event, threshold: event.threshold }, details[index]) === key
    const known =
      merged.find((entry) => entry.key === key) ??
      merged.find((entry) => (only || entry.implied) && anyLimit(entry)) ??
      (only ? merged.find((entry) => !entry.implied && entry.event.name === event.name) : undefined)
    if (known) {
      join(known.event, event)
      if (known.implied && !only) {
        known.event = { ...known.event, ...(event.threshold === undefined ? {} : { threshold: event.threshold }), because: event.because }
        known.implied = false
        known.key = keyOf(known.event, details[index])
      }
      if (explicit[index] !== undefined) known.event.keyEvent = event.keyEvent
      ids.push(known.event.id)
      return
    }
    const fresh = { ...event, id: `e${merged.length + 1}` }
    merged.push({ key, event: fresh, implied: only })
    ids.push(fresh.id)
  })
  return { events: merged.map((entry) => entry.event), ids }
}

function keyOf(event: PlannedEvent, detail: string | undefined): string {
  const { trigger } = event
  const where =
    trigger.type === 'scrollDepth'
      ? JSON.stringify(['scrollDepth', trigger.conditions ?? []])
      : trigger.type === 'youTubeVideo'
        ? JSON.stringify(['youTubeVideo', trigger.actions])
        : JSON.stringify(trigger)
  return JSON.stringify([event.name, where, event.name === 'generate_lead' ? (detail ?? '') : '', event.threshold ?? null])
}

function join(into: PlannedEvent, other: PlannedEvent): void {
  const names = new Set(into.parameters.map((parameter) => parameter.name))
  const extra: PlanParameter[] = other.parameters.filter((parameter) => !names.has(parameter.name))
  into.parameters = [...into.parameters, ...extra].slice(0, 25)
  into.confidence = Math.max(into.confidence, other.confidence)
  if (other.value && !into.value) {
    into.value = other.value
    for (const name of ['value', 'currency']) setExample(into, name, other.parameters.find((parameter) => parameter.name === name)?.example)
  }
  const [mine, theirs] = [into.trigger, other.trigger]
  if ((mine.type === 'scrollDepth' || mine.type === 'youTubeVideo') && mine.type === theirs.type && mine.percents && theirs.percents)
    into.trigger = { ...mine, percents: [...new Set([...mine.percents, ...theirs.percents])].sort((a, b) => a - b).slice(0, 20) }
  if (into.trigger.type === 'scrollDepth') setExample(into, 'percent_scrolled', into.trigger.percents[0])
  if (into.trigger.type === 'youTubeVideo') setExample(into, 'video_percent', into.trigger.percents?.[0])
}

function setExample(event: PlannedEvent, name: string, example: PlanParameter['example'] | undefined): void {
  if (example !== undefined) event.parameters = event.parameters.map((parameter) => (parameter.name === name ? { ...parameter, example } : parameter))
}
