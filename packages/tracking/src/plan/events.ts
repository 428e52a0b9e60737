import type { PlannedEvent, PlanParameter, PlanTrigger } from '@tagmason/domain'
import { repairEventName } from '../ga4/names.ts'
import { recommendedEvent } from '../ga4/recommended.ts'
import { catalogue, type Concept } from './catalogue.ts'
import type { Draft } from './draftTerms.ts'
import { formHook } from './hooks.ts'
import { planParameter } from './parameters.ts'
import { triggerFor } from './triggers.ts'
import { trueExample } from './trueexamples.ts'

const networks = /^(?:facebook|instagram|linkedin|twitter|tiktok|pinterest|youtube|xing)$/

/** Drafts as events of the plan, without ids. The list runs parallel to the drafts. `currency`: ISO code for examples. */
export function eventsFrom(drafts: readonly Draft[], textOf: (draft: Draft) => string, currency: string): PlannedEvent[] {
  const social = new Set(
    drafts
      .filter((draft) => draft.candidate.concept === 'socialClick')
      .map(
        (draft) =>
          textOf(draft)
            .toLowerCase()
            .split(/\W+/)
            .find((word) => networks.test(word)) ?? '',
      ),
  )
  const network = social.size === 1 ? [...social][0] || undefined : undefined
  return drafts.map((draft) => eventFrom(draft, network, currency))
}

function eventFrom(draft: Draft, network: string | undefined, currency: string): PlannedEvent {
  const { candidate } = draft
  const concept: Concept | undefined = candidate.concept ? catalogue[candidate.concept] : undefined
  const standard = concept ? (candidate.called ?? concept.event.replace('<page>', candidate.page?.slug ?? 'page')) : (candidate.name ?? 'custom_event')
  const automatic = concept?.trigger.startsWith('auto:') ?? false
  const repaired = automatic || draft.name ? { name: draft.name ?? standard, repairs: draft.repairs } : repairEventName(standard)
  const name = repaired.name
  const trigger =
    draft.name && concept && automatic
      ? ({ type: 'customEvent', event: name } as const)
      : triggerFor(candidate, draft.threshold && concept ? standard : name, {
          quantities: draft.quantities,
          conditions: draft.page?.conditions ?? [],
          network,
          thing: draft.thing,
        })
  const parameters = parametersOf(draft, concept, trigger, draft.value?.currency ?? draft.threshold?.unit ?? currency)
  const kind = trigger.type === 'automatic' ? 'automatic' : recommendedEvent(name) ? 'recommended' : 'custom'
  const event: PlannedEvent = {
    id: '',
    name,
    kind,
    parameters,
    trigger,
    keyEvent: draft.keyEvent ?? concept?.key ?? false,
    confidence: draft.confidence,
    because: draft.span,
    repairs: repaired.repairs.map((repair) => ({ ...repair })),
    enabled: true,
  }
  if (draft.value) event.value = draft.value
  if (draft.threshold) event.threshold = draft.threshold
  return event
}

function leadExample(name: string, { candidate }: Draft): string | undefined {
  const hook = formHook(candidate)
  return hook && name === 'lead_source' ? `${hook}_form` : undefined
}

/** What people call a thing that the event has under another name. */
const aliases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  search_term: { item_name: 'search_term' },
  rating: { score: 'rating' },
  score: { rating: 'score' },
  plan_name: { item_name: 'plan_name', subscription: 'plan_name' },
  value: { price: 'value' },
  disqualified_lead_reason: { cancel_reason: 'disqualified_lead_reason' },
}

function parametersOf(draft: Draft, concept: Concept | undefined, trigger: PlanTrigger, currency: string): PlanParameter[] {
  const list: PlanParameter[] = []
  const seen = new Set<string>()
  const add = (name: string, required: boolean): void => {
    if (seen.has(name) || list.length >= 25) return
    seen.add(name)
    const example =
      name === 'currency'
        ? currency
        : (trueExample(name, { trigger, value: draft.value, threshold: draft.threshold, thing: draft.thing }) ?? leadExample(name, draft))
    list.push({ ...planParameter(name, required, trigger.type), ...(example === undefined ? {} : { example }) })
  }
  const own = (concept?.parameters ?? []).map((entry) => entry.replace('*', ''))
  for (const entry of concept?.parameters ?? []) add(entry.replace('*', ''), entry.endsWith('*'))
  const hasItems = own.includes('items')
  for (const extra of draft.extra) {
    const item = extra.startsWith('item:')
    const name = extra.replace(/^item:/, '')
    if (item && hasItems) continue
    const alias = own.map((entry) => (Object.hasOwn(aliases, entry) ? aliases[entry]?.[name] : undefined)).find((other) => other !== undefined)
    add(alias && !own.includes(name) ? alias : name, false)
  }
  return list
}
