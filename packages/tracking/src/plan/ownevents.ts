import type { Candidate } from './candidates.ts'
import type { Draft } from './draftTerms.ts'

/** The percentages at which GA4 collects `video_progress` by itself. */
const collected: ReadonlySet<number> = new Set([10, 25, 50, 75])

/** Events that GA4 collects itself take no page, no worth and no other percentages: where the goal names such, an event of our own stands in. */
export function ownEvents(drafts: readonly Draft[]): Draft[] {
  return drafts.map((draft) => {
    const candidate = ownCandidate(draft)
    return candidate ? { ...draft, candidate } : draft
  })
}

/** 'The contact form. A lead is worth $30': a lead of no kind with a worth is the only kind of lead that the goals name. Changes the drafts. */
export function sameLeads(drafts: readonly Draft[]): void {
  const leads = drafts.filter((draft) => draft.candidate.concept === 'generateLead')
  const known = leads.filter((draft) => draft.candidate.detail !== undefined)
  const kinds = new Set(known.map((draft) => draft.candidate.detail))
  const [kind] = kinds
  if (kinds.size !== 1 || kind === undefined || known.some((draft) => draft.value)) return
  for (const draft of leads) if (draft.value && !draft.page) Object.assign(draft, { candidate: { ...draft.candidate, detail: kind }, page: known[0]?.page })
}

function ownCandidate({ candidate, page, value, quantities, name }: Draft): Candidate | undefined {
  if (name) return undefined
  if (candidate.concept === 'formSubmit' && (page || value || candidate.selector)) {
    const contact = page !== undefined && /contact|kontakt/.test(page.slug)
    return contact ? { ...candidate, concept: 'generateLead', detail: 'contact' } : { ...candidate, concept: 'formSent' }
  }
  const percents = quantities.filter((quantity) => quantity.kind === 'percent')
  if (candidate.concept === 'videoProgress' && percents.some((quantity) => !collected.has(Math.round(quantity.amount))))
    return { ...candidate, concept: 'videoMilestone' }
  return undefined
}
