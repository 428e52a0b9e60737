import type { ActInput, StoredContainerFile, StoredContainerVersion, TagContainer } from '@tagmason/domain'
import type { Context } from '../context.ts'
import { mustBelongHere, own, ownRow } from '../own.ts'
import { storedFile } from './containerHistory.ts'

/** Takes a container out with all that is stored of it, and hands it over to whoever wants it back. */
export async function removeContainer(context: Context, id: string) {
  const container = await ownRow(context, 'containers', id)
  const file: StoredContainerFile | null = (await storedFile(context, id)) ?? null
  const versions: StoredContainerVersion[] = await own(context, 'containerVersions', { where: { containerId: id }, order: 'number' })
  context.records.remove('containers', id)
  context.records.remove('containerFiles', id)
  for (const version of versions) context.records.remove('containerVersions', version.id)
  return { container, file, versions }
}

/** Puts back what was removed. */
export async function restoreContainer(context: Context, { container, file, versions = [] }: ActInput<'containers.restore'>): Promise<TagContainer> {
  const { id, project, importedAt, changedAt, published, ...rest } = container
  await mustBelongHere(context, project, 'container')
  const { records } = context
  if (file !== null) records.put('containerFiles', id, { ...file, id, project })
  for (const version of versions) {
    const key = `${id}:${version.number}`
    records.put('containerVersions', key, { ...version, id: key, containerId: id, project })
  }
  const row = {
    ...rest,
    id,
    project,
    ...(importedAt === undefined ? {} : { importedAt }),
    ...(published === undefined ? {} : { published }),
    ...(changedAt === undefined ? {} : { changedAt }),
  }
  records.put('containers', id, row)
  return row
}
