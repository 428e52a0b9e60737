import type { ActInput, DeveloperFiles, RecordingCheck } from '@tagmason/domain'
import { specificationOfPlan, typedEndings, typedTracking } from '@tagmason/tracking'
import { apart } from '../apart.ts'
import type { Context } from '../context.ts'
import { measuredPlan } from './measuredPlan.ts'
import { containerText, sourceOf } from './simulator/source.ts'
import { specificationFiles } from './specificationOfFile.ts'

/** Holds a recorded visit against a container's stored file or the generated tags, and against what the project measures. Nothing of it is kept. */
export async function checkRecording(context: Context, { containerId, text }: ActInput<'events.checkRecording'>): Promise<RecordingCheck> {
  const { text: container, tags } = await sourceOf(context, containerId)
  return apart(context, 'recording', text, tags === 0 ? null : container, await measuredPlan(context), context.session.preferences.language)
}

/** Names of the files with the typed events, by their endings. */
const names: Readonly<Record<keyof typeof typedEndings, string>> = {
  '.d.ts': 'tracking',
  '.ts': 'tracking',
  '.kt': 'Tracking',
  '.swift': 'Tracking',
  '.dart': 'tracking',
  '.lint.mjs': 'tracking',
  '.js': 'check-data-layer',
}

/** The data layer specification and the typed events of what the project measures; of a container's stored file the specification and the checker only. */
export async function developerFiles(context: Context, { containerId }: { containerId?: string | undefined }): Promise<DeveloperFiles> {
  if (containerId !== undefined) return apart(context, 'specification', await containerText(context, containerId))
  const plan = await measuredPlan(context)
  const endings = Object.keys(typedEndings) as (keyof typeof typedEndings)[]
  return specificationFiles(
    specificationOfPlan(plan),
    endings.map((ending) => ({ fileName: `${names[ending]}${ending}`, text: typedTracking(plan, typedEndings[ending]) })),
  )
}
