import { type ContainerDifference, type ContainerVersion, type ContainerVersions, Refusal } from '@tagmason/domain'
import { apart } from '../apart.ts'
import type { Context } from '../context.ts'
import { ownRow } from '../own.ts'
import { storedContainer } from './containerAudit.ts'
import { historyOf, mustBeCurrent, storeFile, textOfVersion, toldVersion, versionAt } from './containerHistory.ts'

/** How the stored container came to be as it is; empty where nothing is stored. */
export async function containerVersions(context: Context, id: string): Promise<ContainerVersions> {
  await ownRow(context, 'containers', id)
  return { versions: (await historyOf(context, id)).versions.map(toldVersion).toReversed() }
}

/** What is different between two versions, in either direction. */
export async function containerDifference(context: Context, { id, from, to }: { id: string; from: number; to: number }): Promise<ContainerDifference> {
  await ownRow(context, 'containers', id)
  const history = await historyOf(context, id)
  const [before, after] = [await textOfVersion(versionAt(history, from)), await textOfVersion(versionAt(history, to))]
  return { from, to, changes: await apart(context, 'difference', before, after, {}, context.session.preferences.language) }
}

/** Stores what a version held once more, as the newest version. */
export async function rollback(context: Context, { id, to, version }: { id: string; to: number; version: number }): Promise<ContainerVersion> {
  const { stored, history } = await storedContainer(context, id)
  mustBeCurrent(history, version)
  const wanted = versionAt(history, to)
  if (wanted.hash === history.versions.at(-1)?.hash) throw new Refusal('conflict', `Version ${to} is what is stored already, so there is nothing to roll back.`)
  const { published: _published, ...file } = stored
  const origin = wanted.published === undefined ? {} : { published: wanted.published }
  return storeFile(context, { ...file, ...origin, text: await textOfVersion(wanted) }, { cause: { kind: 'rollback', to } })
}

/** A version as a file that Google Tag Manager imports. */
export async function versionFile(context: Context, id: string, number: number) {
  return { fileName: `${id}-version-${number}.json`, text: await textOfVersion(versionAt(await historyOf(context, id), number)) }
}
