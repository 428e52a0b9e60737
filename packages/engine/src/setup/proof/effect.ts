import type { ContainerEffect } from '@tagmason/domain'
import { apart } from '../../apart.ts'
import type { Context } from '../../context.ts'
import { ownRow } from '../../own.ts'
import { historyOf, textOfVersion, versionAt } from '../containerHistory.ts'
import { deploymentPlan, filesOf, type Wanted } from '../deploymentPlan.ts'

/** What leaves the browser differently from one version to another, in either direction. */
export async function versionEffect(context: Context, { id, from, to }: { id: string; from: number; to: number }): Promise<ContainerEffect> {
  await ownRow(context, 'containers', id)
  const history = await historyOf(context, id)
  const [before, after] = [await textOfVersion(versionAt(history, from)), await textOfVersion(versionAt(history, to))]
  return apart(context, 'effect', before, after, context.session.preferences.language)
}

/** What leaves the browser differently once the tags are in the container. */
export async function deploymentEffect(context: Context, wanted: Wanted): Promise<ContainerEffect> {
  const { before, after } = filesOf(await deploymentPlan(context, wanted))
  return apart(context, 'effect', before, after, context.session.preferences.language)
}
