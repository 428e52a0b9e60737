import type { SetupProgress } from '@tagmason/domain'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { own } from '../own.ts'
import { configuredEvents } from './configuredEvents.ts'
import { currentAnalysis } from './screenshotAnalysis.ts'

export const progress: Handles<'setup'> = {
  'setup.progress': async (context) => ({
    '/setup/natural-language': await ofPlan(context),
    '/setup/screenshot': await ofScreenshot(context),
    '/setup/events': await ofEvents(context),
    '/setup/gtm': await ofContainers(context),
    '/setup/ga4': await ofProperties(context),
    '/setup/connections': await ofConnections(context),
  }),
}

/** A plan is in progress until it is applied, and again when applying it would change something. */
async function ofPlan(context: Context): Promise<SetupProgress> {
  const stored = await context.records.get('plans', context.session.project)
  if (stored === undefined) return 'not started'
  if (stored.appliedAt === null) return 'in progress'
  const { rows, gone } = await configuredEvents(context, stored)
  return rows.length + gone.length === 0 ? 'done' : 'in progress'
}

/** Done when everything that was found is in the plan, but for what was left out. */
async function ofScreenshot(context: Context): Promise<SetupProgress> {
  const found = await currentAnalysis(context)
  if (found === null) return 'not started'
  return found.elements.every(({ added, excluded }) => added || excluded === true) ? 'done' : 'in progress'
}

/** Done when something is measured. */
async function ofEvents(context: Context): Promise<SetupProgress> {
  const rows = await own(context, 'configuredEvents')
  if (rows.length === 0) return 'not started'
  return rows.some((row) => row.status === 'active') ? 'done' : 'in progress'
}

/** Done when one container is proven to be there. */
async function ofContainers(context: Context): Promise<SetupProgress> {
  const rows = await own(context, 'containers')
  if (rows.length === 0) return 'not started'
  return rows.some((row) => row.status === 'connected') ? 'done' : 'in progress'
}

/** Done when one property is connected, or its configuration has been taken along. */
async function ofProperties(context: Context): Promise<SetupProgress> {
  const rows = await own(context, 'properties')
  if (rows.length === 0) return 'not started'
  const saved = await own(context, 'savedConfigurations')
  return rows.some((row) => row.status === 'connected' || saved.some(({ id }) => id === row.id)) ? 'done' : 'in progress'
}

/** Done when every connection is read and none has a problem. */
async function ofConnections(context: Context): Promise<SetupProgress> {
  const rows = await own(context, 'connections')
  if (rows.length === 0) return 'not started'
  return rows.every((row) => row.status === 'connected' && row.problem === null) ? 'done' : 'in progress'
}
