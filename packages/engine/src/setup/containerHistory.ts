import {
  type ContainerVersion,
  mostContainerFileBytes,
  mostContainerVersions,
  Refusal,
  type StoredContainerFile,
  type StoredContainerVersion,
  type VersionCause,
} from '@tagmason/domain'
import { sha256 } from '../account/secrets.ts'
import { apart } from '../apart.ts'
import type { Context } from '../context.ts'
import { own } from '../own.ts'
import { keptVersions } from './keptVersions.ts'
import { packed, unpacked } from './packedText.ts'

/** What is stored of a container, and how it came to be so; the oldest version first. */
export interface ContainerHistory {
  stored: StoredContainerFile | undefined
  /** Those that are kept, and the one that stands for the file where it is older than its history. */
  versions: StoredContainerVersion[]
}

/** The file that is stored of a container of the selected project. It can have many megabytes, so the others are not asked for. */
export const storedFile = async (context: Context, id: string): Promise<StoredContainerFile | undefined> =>
  (await own(context, 'containerFiles', { where: { id } })).at(0)

/** Whether all that was ever stored of a container are files that were no exports of it, so that none of them proves that Tag Manager has it. */
export const isOnlyGiven = async (context: Context, id: string): Promise<boolean> => {
  const { versions } = await historyOf(context, id)
  return versions.length > 0 && versions.every(({ cause, exported }) => cause.kind === 'import' && exported !== true)
}

/** The last version is always what is stored now. */
export async function historyOf(context: Context, containerId: string): Promise<ContainerHistory> {
  const stored = await storedFile(context, containerId)
  const kept = await own(context, 'containerVersions', { where: { containerId }, order: 'number' })
  const last = kept.at(-1)
  if (stored === undefined || last?.hash === (await sha256(stored.text))) return { stored, versions: kept }
  const { fileName, importedAt: at } = stored
  const found = await versionOf(context, stored, last, { kind: 'kept', fileName }, { at, by: '' })
  return { stored, versions: [...kept, found] }
}

/** What a version says without its file. */
export const toldVersion = ({ number, at, by, cause, tags, triggers, variables, added, changed, removed }: StoredContainerVersion): ContainerVersion => ({
  number,
  at,
  by,
  cause,
  tags,
  triggers,
  variables,
  added,
  changed,
  removed,
})

/** A version with this file, after another. */
async function versionOf(
  context: Context,
  { id, text }: Pick<StoredContainerFile, 'id' | 'text'>,
  before: StoredContainerVersion | undefined,
  cause: VersionCause,
  { at, by }: { at: string; by: string },
): Promise<StoredContainerVersion> {
  const number = (before?.number ?? 0) + 1
  return {
    id: `${id}:${number}`,
    project: context.session.project,
    containerId: id,
    number,
    at,
    by,
    cause,
    ...(await apart(context, 'counts', text, before === undefined ? null : await textOfVersion(before))),
    hash: await sha256(text),
    content: await packed(text),
  }
}

/** The container as it was in a version. */
export const textOfVersion = ({ content }: StoredContainerVersion): Promise<string> => unpacked(content, mostContainerFileBytes)

/** A version by its number. */
export function versionAt({ versions }: ContainerHistory, number: number): StoredContainerVersion {
  const version = versions.find((one) => one.number === number)
  if (version === undefined)
    throw new Refusal('notFound', `There is no version ${number} of this container: only the last ${mostContainerVersions} are kept. Choose another one.`)
  return version
}

/** Whoever changes what is stored has seen this version of it. */
export function mustBeCurrent({ versions }: ContainerHistory, number: number): void {
  if (versions.at(-1)?.number !== number)
    throw new Refusal('conflict', 'The stored container has been changed meanwhile, so what you saw is not what there is: look at it again.')
}

/** What `storeFile` is told beside the file. */
export interface Stored {
  cause: VersionCause
  /** The file is an export of the container itself: what is stored is what Google has. */
  proof?: boolean
}

/**
 * Stores a container's file and makes a version of it. Counts follow; the same text again is no new version. All that changes what is stored goes through here.
 * The row of the container has to be there.
 */
export async function storeFile(context: Context, file: StoredContainerFile, { cause, proof = false }: Stored): Promise<ContainerVersion> {
  const { records, session, now } = context
  const history = await historyOf(context, file.id)
  const last = history.versions.at(-1)
  const isSame = last !== undefined && last.hash === (await sha256(file.text))
  const made = isSame ? last : await versionOf(context, file, last, cause, { at: now.toISOString(), by: session.member.name })
  const row = await records.get('containers', file.id)
  // What was deployed is in Google's container too, on top of what it had.
  const exported = proof || (cause.kind === 'deploy' && row !== undefined && row.changedAt === undefined)
  const origin = file.published === undefined ? {} : { published: file.published }
  const version: StoredContainerVersion = { ...made, ...origin, ...(exported ? { exported } : {}) }
  const [kept, dropped] = keptVersions([...(isSame ? history.versions.slice(0, -1) : history.versions), version])
  for (const one of kept.slice(-2)) records.put('containerVersions', one.id, one)
  for (const one of dropped) records.remove('containerVersions', one.id)
  records.put('containerFiles', file.id, file)
  if (row !== undefined) {
    const { changedAt, consentBy: _, ...rest } = row
    // Few files have the word, and only those are read for it.
    const consentBy = file.text.includes('setDefaultConsentState') ? await apart(context, 'consentOrigin', file.text) : null
    const changed = exported || isAsExported(history, version) ? undefined : isSame || cause.kind === 'deploy' ? changedAt : now.toISOString()
    const { tags, triggers } = version
    records.put('containers', file.id, {
      ...rest,
      tags,
      triggers,
      ...(consentBy === null ? {} : { consentBy }),
      ...(changed === undefined ? {} : { changedAt: changed }),
    })
  }
  return toldVersion(version)
}

/** Whether a version is again what Google has. After a deployment that did not start from an export, nobody knows what that is. */
const isAsExported = ({ versions }: ContainerHistory, { hash }: StoredContainerVersion): boolean => {
  const known = versions.findLast(({ exported, cause }) => exported ?? cause.kind === 'deploy')
  return known?.exported === true && known.hash === hash
}
