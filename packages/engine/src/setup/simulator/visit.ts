import { siteOrigin, type Step, type VisitStart } from '@tagmason/domain'
import type { Context } from '../../context.ts'
import { customEvents } from './customEvents.ts'
import { simulateVisit } from './simulateVisit.ts'
import { type Source, sourceOf } from './source.ts'
import { eventsWithoutExample, stepsFor } from './stepsFor.ts'

/** A visit to begin with is read before it is changed, so it stays short. */
const mostFirstSteps = 12

const granted: Step = {
  type: 'consent',
  state: { ad_storage: 'granted', analytics_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' },
}

/** The home page, a yes to cookies where there is a question, and what is planned, in the plan's order. */
function firstVisit({ waits, sent, asks }: Source, origin: string, ofContainer: boolean): { steps: Step[]; beyond: string[] } {
  const home = `${origin}/`
  const steps: Step[] = [{ type: 'pageLoad', url: home }, ...(asks ? [granted] : [])]
  if (ofContainer) {
    const pushes = customEvents(waits, sent)
    const room = mostFirstSteps - steps.length
    return {
      steps: [...steps, ...pushes.slice(0, room).map(({ data }): Step => ({ type: 'push', data }))],
      beyond: pushes.slice(room).map(({ event }) => event),
    }
  }
  let page = home
  for (const [at, one] of sent.entries()) {
    const more = stepsFor(one, origin, page).flatMap((step) => (asks && step.type === 'pageLoad' ? [step, granted] : [step]))
    if (steps.length + more.length > mostFirstSteps) return { steps, beyond: sent.slice(at).map(({ name }) => name) }
    steps.push(...more)
    page = more.findLast((step) => step.type === 'pageLoad')?.url ?? page
  }
  return { steps, beyond: [] }
}

/** Where a simulation begins: a visit that makes sense of what is measured. */
export async function visitStart(context: Context, { containerId }: { containerId?: string | undefined }): Promise<VisitStart> {
  const source = await sourceOf(context, containerId)
  const website = (await context.records.get('projects', context.session.project))?.website ?? ''
  const origin = siteOrigin(website) ?? 'https://www.example.com'
  const { simulate = simulateVisit } = context.ports
  const { impossible } = await simulate(source.text, [{ type: 'pageLoad', url: `${origin}/` }], { language: context.session.preferences.language })
  const { steps, beyond } = firstVisit(source, origin, containerId !== undefined)
  return {
    tags: source.tags,
    steps,
    ...(beyond.length === 0 ? {} : { beyond: [...new Set(beyond)] }),
    pushes: customEvents(source.waits, source.sent),
    withoutExample: containerId === undefined ? eventsWithoutExample(source.sent, origin) : [],
    impossible,
  }
}
