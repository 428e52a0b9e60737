import type { Condition, PlannedEvent } from '@tagmason/domain'
import { type Analysis, foldAt, hasMark, marksOf } from './analysis.ts'
import { catalogue, type Concept } from './catalogue.ts'
import { onlySelector } from './hooks.ts'
import type { ReadSentence } from './draft.ts'
import type { Draft } from './draftTerms.ts'
import { isProvider, isService, leadsAway } from './embeds.ts'

/**
 * A wish and the sentences that only explain it are one event: the form that it is sent with, the page that thanks for it, the button that leads to it.
 * `sentences`: with the drafts that the plan keeps. Changes the drafts.
 */
export function joinExplanations(analysis: Analysis, sentences: readonly ReadSentence[]): void {
  sentences.forEach((read, at) => {
    if (read.zones.audience) return
    const before = sentences.slice(0, at).findLast((other) => other.drafts.length > 0 && !other.zones.audience && explains(analysis, other, read))
    const told = before?.drafts.findLast(isGoal)
    read.drafts = read.drafts.filter((draft) => {
      const beside = read.drafts.filter((other) => other !== draft)
      const goals = (told ? before?.drafts : beside)?.filter(isGoal) ?? []
      return !(
        thanksFor(draft, goals) ||
        (read.sentence.bullet && isForm(analysis, draft, beside.find(isGoal) ?? told)) ||
        (told && repeats(draft, told)) ||
        inBrackets(analysis, draft, beside) ||
        isWay(analysis, draft, [...beside, ...(told ? [told] : [])])
      )
    })
  })
  for (const { drafts } of sentences)
    for (const draft of drafts) {
      // A form is not sent on the page that thanks for it.
      if (draft.page && isThanks(draft.page.conditions) && triggerOf(draft) === 'formSubmission') {
        draft.seenOn = draft.page.conditions
        delete draft.page
      }
    }
}

/** Whether a sentence goes on with what one before it says: in the same line. */
function explains({ text, tokens }: Analysis, { sentence: before }: ReadSentence, { sentence }: ReadSentence): boolean {
  const near = sentence.index - before.index <= (sentence.bullet ? 3 : 1)
  return near && !text.slice(tokens[before.from]?.start ?? 0, tokens[sentence.from]?.start ?? 0).includes('\n')
}

const conceptOf = ({ candidate }: Draft): Concept | undefined => (candidate.concept ? catalogue[candidate.concept] : undefined)
const triggerOf = (draft: Draft): string => conceptOf(draft)?.trigger ?? 'dataLayer'
const forms: ReadonlySet<string> = new Set(['formSubmit', 'formSent', 'formStart', 'formError'])

/** What people do that a form, a page or a service is only the way of. */
const isGoal = (draft: Draft): boolean => !forms.has(draft.candidate.concept ?? '') && /^(?:dataLayer|formSubmission)$/.test(triggerOf(draft))

const thanking = /thank|merci|gracias|danke|success|confirm|bestaetig|bestatig/i
const isThanks = (conditions: readonly Condition[]): boolean => conditions.some(({ subject, value }) => subject === 'pagePath' && thanking.test(value))

/** 'After sending you land on /thank-you': no wish of its own, but how the one before is noticed. */
function thanksFor({ candidate, page = candidate.page, sentence }: Draft, goals: readonly Draft[]): boolean {
  const last = goals.findLast((goal) => goal.candidate.first < candidate.first)
  // 'purchases and visits to /thank-you' ask for the page itself.
  const wished = hasMark(sentence, 'wish') || last?.sentence === sentence
  if (wished && marksOf(sentence, 'visit').some((mark) => mark.last < candidate.first && candidate.first - mark.last <= 3)) return false
  if (last === undefined || candidate.kind !== 'page' || !page?.exact || !isThanks(page.conditions)) return false
  for (const goal of goals.filter((other) => other.candidate.concept === last.candidate.concept)) {
    if (triggerOf(goal) === 'formSubmission') goal.seenOn = page.conditions
    else goal.page = page
  }
  return true
}

/** 'appointments (form #appointment)': the form is the way. */
function isForm(analysis: Analysis, { candidate, page, sentence }: Draft, goal: Draft | undefined): boolean {
  const plain = forms.has(candidate.concept ?? '') ? !/^form(?:Start|Error)$/.test(candidate.concept ?? '') : candidate.grid?.thing === 'form'
  if (goal === undefined || !plain || !candidate.weak) return false
  const id = /^#([\w-]+)$/.exec(candidate.selector ?? onlySelector(analysis, sentence) ?? '')?.[1]
  if (id !== undefined) goal.formId ??= id
  else if (page && triggerOf(goal) === 'formSubmission') goal.page ??= page
  return true
}

/** 'Demo booked. Demos are booked on /demo.' */
function repeats(draft: Draft, told: Draft): boolean {
  const { concept, detail } = draft.candidate
  if (concept === undefined || concept !== told.candidate.concept || (detail !== undefined && detail !== told.candidate.detail) || draft.name !== undefined)
    return false
  // What asks anew, or for a part of it, is a wish of its own.
  if (draft.threshold || hasMark(draft.sentence, 'wish', 'wishPassive', 'conversion', 'dashboard', 'by') || hasMark(told.sentence, 'dashboard')) return false
  if (draft.page && triggerOf(told) === 'formSubmission') told.page ??= draft.page
  if (draft.value) told.value ??= draft.value
  if (draft.keyEvent !== undefined) told.keyEvent ??= draft.keyEvent
  return true
}

/** 'requests for information (form "Ask us", ends on /thanks)': words in brackets behind a wish of the same kind explain it. */
function inBrackets({ tokens }: Analysis, { candidate, page, name }: Draft, beside: readonly Draft[]): boolean {
  const told = beside.find((other) => other.candidate.concept === candidate.concept && other.candidate.last < candidate.first)
  if (candidate.concept === undefined || told === undefined || name !== undefined || triggerOf(told) !== 'formSubmission') return false
  if (!tokens.slice(told.candidate.last + 1, candidate.first).some(({ text }) => text === '(')) return false
  if (page) told.page ??= page
  return true
}

/** The name of a provider, or what people do at a service to which a named button leads. */
function isWay(analysis: Analysis, { candidate, sentence }: Draft, beside: readonly Draft[]): boolean {
  if (candidate.tokens.length === 1 && isProvider(foldAt(analysis, candidate.first))) return beside.some(isGoal)
  const text = candidate.clickText
  // 'the OpenTable button': what people do there is the wish.
  if (text !== undefined && isService(text)) return beside.some((other) => other.sentence === sentence && leadsAway(analysis, sentence, other.candidate))
  const button = beside.some((other) => other.sentence === sentence && !isService(other.candidate.clickText ?? 'opentable'))
  return button && leadsAway(analysis, sentence, candidate)
}

/** The event as the page that thanks for it or shows it tells of it, or the form of that id. */
export function noticed(event: PlannedEvent, { seenOn, formId }: Draft): PlannedEvent {
  if (seenOn !== undefined) {
    const parameters = event.parameters.filter(({ source }) => source === undefined || !/^(?:Form|Click) /.test(source))
    return { ...event, parameters, trigger: { type: 'pageview', conditions: seenOn } }
  }
  if (formId === undefined) return event
  return { ...event, trigger: { type: 'formSubmission', conditions: [{ subject: 'formId', is: 'equals', value: formId }] } }
}
