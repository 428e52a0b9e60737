import { measurementIdPlaceholder, type PlanFiles, type StoredPlan } from '@tagmason/domain'
import { containerFromPlan, ga4FromPlan, snippetsFromPlan, snippetsMarkdown, validateContainer, writeContainer } from '@tagmason/tracking'
import type { Context } from '../context.ts'
import { inWords } from '../inWords.ts'
import { consentOrigin } from './consentOrigin.ts'
import { headOf } from './containerHead.ts'

/** All files of a stored plan as text. Without a measurement id they carry the placeholder, which Google Tag Manager imports and the person replaces in one variable. */
export async function filesOf(context: Context, stored: StoredPlan): Promise<PlanFiles> {
  const { id, plan, measurementId, consent } = stored
  const consentBy = consent === 'denied' ? await consentOrigin(context) : null
  const container = containerFromPlan(plan, {
    measurementId: measurementId || measurementIdPlaceholder,
    consent,
    consentElsewhere: consentBy !== null,
    ...(await headOf(context, stored)),
  })
  const findings = await inWords(context, validateContainer(container))
  const project = await context.records.get('projects', context.session.project)
  const ga4 = await inWords(context, ga4FromPlan(plan, { ownDomains: project?.ownDomains ?? [] }))
  // A banner that brings its default says its answers itself, too.
  const asked = { consent: consentBy === null ? consent : 'none' } as const
  const snippets = snippetsFromPlan(plan, asked)
  const { tag = [], trigger = [], variable = [] } = container.containerVersion
  return {
    container: {
      fileName: `${id}-container.json`,
      text: writeContainer(container),
      tags: tag.length,
      triggers: trigger.length,
      variables: variable.length,
      findings: findings.map(({ code, severity, path, message }) => ({ code, severity, path, message })),
      consentBy,
    },
    ga4: {
      fileName: `${id}-ga4.json`,
      text: `${JSON.stringify(ga4, null, 2)}\n`,
      steps: ga4.steps.map(({ id, method, path }) => ({ id, method, path })),
      left: ga4.left.map(({ name }) => name),
    },
    snippets: { fileName: `${id}-snippets.md`, text: snippetsMarkdown(plan, asked), ...snippets },
    plan: { fileName: `${id}-plan.json`, text: `${JSON.stringify(plan, null, 2)}\n` },
  }
}
