import {
  type DetectedElement,
  type ElementType,
  type FoundOnPage,
  type Language,
  leastConfidence,
  Refusal,
  type ScreenshotResult,
  type Session,
  type StoredAnalysis,
} from '@tagmason/domain'
import { elementEventName, type PicturedKind, repairEventName } from '@tagmason/tracking'
import type { Context } from '../context.ts'
import { elementEvent } from './elementEvent.ts'
import { settledByPage } from './settledByPage.ts'
import { eventsInPlan } from './elementsInPlan.ts'

/** The last analysis of the selected project, with what its elements are in the plan now. */
export async function currentAnalysis(context: Context): Promise<ScreenshotResult | null> {
  const stored = await context.records.get('screenshotAnalyses', context.session.project)
  return stored === undefined ? null : resultOf(context, stored)
}

/** The last analysis as it is kept. Throws a `Refusal` where there is none. */
export async function storedAnalysis({ records, session }: Context): Promise<StoredAnalysis> {
  const stored = await records.get('screenshotAnalyses', session.project)
  if (stored === undefined) throw new Refusal('notFound', 'No screenshot of this project has been analyzed: analyze one first.')
  return stored
}

/** The elements with what they are in the plan as it is now. */
export async function resultOf({ records }: Context, stored: StoredAnalysis): Promise<ScreenshotResult> {
  const events = eventsInPlan((await records.get('plans', stored.project))?.plan, stored.elements, stored.added)
  const elements = stored.elements.map((element) => ({
    ...element,
    event: repairEventName(element.tracking).name,
    added: events.has(element.id),
    needsText: elementEvent(element) === null,
  }))
  return { stored, elements }
}

/** Keeps what was found as the last analysis of a project, with an event suggested for each. What is more likely wrong than right is left out at first. */
export async function keepFound(
  context: Context,
  project: string,
  found: readonly FoundOnPage[],
  of: Pick<StoredAnalysis, 'screenshot' | 'page' | 'language'>,
): Promise<ScreenshotResult> {
  const { records, session, now, ports } = context
  const analysis = ports.id()
  const language = languageOf(of, session)
  const elements = withoutSecondNames(
    found.map((each, place) => {
      const wanted = each.confidence < leastConfidence ? { excluded: true as const } : {}
      return { ...named(each, `${analysis}-${place + 1}`, project, language), ...wanted }
    }),
  )
  const before = await records.get('plans', project)
  if (before !== undefined && of.page !== undefined) {
    const plan = settledByPage(before.plan, elements, of.page.address)
    if (plan !== before.plan) records.put('plans', project, { ...before, plan, editedAt: now.toISOString() })
  }
  const stored: StoredAnalysis = { id: project, project, ...of, analyzedAt: now.toISOString(), sample: false, elements, added: [] }
  records.put('screenshotAnalyses', project, stored)
  return resultOf(context, stored)
}

/** A form that is called by its purpose has a button that wishes the same: the button keeps the general name, or sending the form would count twice. */
function withoutSecondNames(elements: readonly DetectedElement[]): DetectedElement[] {
  const forms = elements.filter(({ type, purpose, selector }) => type === 'Form' && purpose !== undefined && selector !== undefined)
  return elements.map((element) =>
    element.type === 'Button' && forms.some(({ selector = '' }) => element.selector?.startsWith(`${selector} `) === true)
      ? { ...element, tracking: 'cta_click' }
      : element,
  )
}

/** The language that a page's words are understood in. */
export const languageOf = ({ language }: Pick<StoredAnalysis, 'language'>, { preferences }: Pick<Session, 'preferences'>): Language =>
  language ?? preferences.language

/** A finding as an element of a project, with an event suggested for it. */
export const named = (found: FoundOnPage, id: string, project: string, language: Language): DetectedElement => ({
  ...found,
  id,
  project,
  tracking: suggestedName(found, language),
})

const kinds: Readonly<Record<Exclude<ElementType, 'Form'>, PicturedKind>> = {
  Button: 'button',
  Input: 'input',
  Link: 'link',
  Image: 'image',
  Navigation: 'navigation',
}

/** The name that an element's kind and words suggest; elements of one kind share it, and a parameter tells them apart. A form never has the name of its button: sending it would count twice. */
export const suggestedName = ({ type, text, purpose }: Pick<FoundOnPage, 'type' | 'text' | 'purpose'>, language: Language): string =>
  purpose !== undefined ? purpose : type === 'Form' ? 'form_submission' : elementEventName(kinds[type], text, language)
