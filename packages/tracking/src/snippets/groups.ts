import type { MeasurementPlan } from '@tagmason/domain'
import { namesFromDataLayer } from '../container/values.ts'
import { inEcommerce, type SentEvent, sentEvents } from '../ga4/sent.ts'
import { hooksIn } from '../ga4/hooks.ts'

/** Planned events that one piece of code serves. */
export interface SnippetGroup {
  /** At least one. */
  sent: SentEvent[]
  /** Name that the code pushes; for what Google Tag Manager notices itself, the event's name. */
  event: string
  /** The code only brings values, before Google Tag Manager notices the event. */
  before: boolean
}

/** Code per name that the site pushes, however many events of the plan wait for it; then code per event that only needs values. */
export function snippetGroups(plan: MeasurementPlan): SnippetGroup[] {
  const pushed = new Map<string, SnippetGroup>()
  const before: SnippetGroup[] = []
  for (const sent of sentEvents(plan)) {
    const { trigger } = sent.event
    if (trigger.type === 'customEvent') {
      const group = pushed.get(trigger.event)
      if (group === undefined) pushed.set(trigger.event, { sent: [sent], event: trigger.event, before: false })
      else group.sent.push(sent)
    } else if (pushesOf(sent, true).length > 0) before.push({ sent: [sent], event: sent.name, before: true })
  }
  return [...pushed.values(), ...before]
}

/** The parameters that code for the event has to push. The event's own name and the `ecommerce` object have their places already. */
export function pushesOf(sent: SentEvent, before: boolean): SentEvent['parameters'] {
  const read = namesFromDataLayer(sent)
  return sent.parameters.filter(
    ({ name }) => (!before || read.has(name)) && (inEcommerce(sent, name) || (name !== 'event' && (name !== 'ecommerce' || !sent.ecommerce))),
  )
}

/** An event that is noticed by marks in the page. */
interface HookedEvent {
  sent: SentEvent
  /** HTML with the mark, one line per hook. */
  html: string
}

const elements: Readonly<Partial<Record<SentEvent['event']['trigger']['type'], string>>> = {
  click: 'button',
  linkClick: 'a',
  formSubmission: 'form',
}

/** The events that wait for a `data-track` attribute or a part of a form's id, with an example of it. */
export function hookedEvents(plan: MeasurementPlan): HookedEvent[] {
  return sentEvents(plan).flatMap((sent) => {
    const { trigger } = sent.event
    const conditions = 'conditions' in trigger ? (trigger.conditions ?? []) : []
    const selectors = conditions.filter((one) => one.is === 'cssSelector' && !one.negate).map((one) => one.value)
    const hooks = hooksIn([...(trigger.type === 'elementVisibility' ? [trigger.selector] : []), ...selectors].join(', '))
    const element = elements[trigger.type] ?? 'section'
    // A part of an id, which the planner asks forms for; a whole id was named by a person and is there.
    const ids = conditions
      .filter((one) => one.subject === 'formId' && one.is === 'contains' && !one.negate && /^[\w-]+$/.test(one.value))
      .map((one) => one.value)
    const lines = [...hooks.map((hook) => `<${element} data-track="${hook}">…</${element}>`), ...ids.map((id) => `<form id="${id}">…</form>`)]
    return lines.length === 0 ? [] : [{ sent, html: lines.join('\n') }]
  })
}
