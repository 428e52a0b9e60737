import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type ContainerFile, idKeys, readContainer } from '../gtm/index.ts'
import { isObj, type Obj } from '../gtm/values.ts'

const folder = `${import.meta.dirname}/../../../../../shared/data/gtm-containers`
export const present = existsSync(folder)
const filesIn = (kind: string): readonly string[] => (present ? readdirSync(`${folder}/${kind}`).map((name) => `${kind}/${name}`) : [])
export const real = filesIn('real')
export const handmade = filesIn('handmade')

/** A container file of those beside the checkout. */
export function fileCalled(name: string): ContainerFile {
  const { file } = readContainer(readFileSync(`${folder}/${name}`))
  if (file === null) throw new Error(`${name} could not be read`)
  return file
}

/** A JSON value as a container file. */
export function fileOf(value: unknown): ContainerFile {
  const { file, findings } = readContainer(JSON.stringify(value))
  if (file === null) throw new Error(JSON.stringify(findings[0]?.message))
  return file
}

const idText = (id: unknown): string => (typeof id === 'string' || typeof id === 'number' ? `${id}` : JSON.stringify(id))

const triggerReferences = (value: unknown, to: (id: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((entry) => triggerReferences(entry, to))
  if (!isObj(value)) return value
  const made = Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, triggerReferences(entry, to)]))
  return value.type === 'TRIGGER_REFERENCE' ? { ...made, value: to(value.value) } : made
}

/**
 * What another export of the same container may look like: new ids from one counter with references along with them, another account, other
 * fingerprints, and each list in the order that `rank` gives.
 */
export function otherExport(file: ContainerFile, rank: (at: number) => number): ContainerFile {
  const version: Obj = file.containerVersion
  let next = 100_000
  let at = 0
  const listOf = (kind: string) => (Array.isArray(version[kind]) ? version[kind].filter(isObj) : [])
  const ids = new Map(
    Object.entries(idKeys).map(([kind, key]) => [
      kind,
      new Map(listOf(kind).flatMap((one) => (one[key] === undefined ? [] : [[idText(one[key]), String(next++)]]))),
    ]),
  )
  const to = (kind: string) => (id: unknown) => ids.get(kind)?.get(idText(id)) ?? id
  const container = isObj(version.container) ? version.container.containerId : undefined
  const types = new Map<string, string>(
    listOf('customTemplate').flatMap((one) =>
      [one.containerId, container].map(
        (owner) => [`cvt_${String(owner)}_${String(one.templateId)}`, `cvt_777_${String(to('customTemplate')(one.templateId))}`] as const,
      ),
    ),
  )
  const entity = (kind: string, key: string | undefined, one: Obj): Obj => {
    const triggers = (list: unknown) => (Array.isArray(list) ? list.map(to('trigger')) : list)
    const changed = {
      accountId: '7',
      containerId: '777',
      fingerprint: String(next++),
      ...(key === undefined || one[key] === undefined ? {} : { [key]: to(kind)(one[key]) }),
      ...(one.firingTriggerId === undefined ? {} : { firingTriggerId: triggers(one.firingTriggerId) }),
      ...(one.blockingTriggerId === undefined ? {} : { blockingTriggerId: triggers(one.blockingTriggerId) }),
      ...(one.parentFolderId === undefined ? {} : { parentFolderId: to('folder')(one.parentFolderId) }),
      ...(typeof one.type === 'string' && types.has(one.type) ? { type: types.get(one.type) } : {}),
    }
    return { ...(triggerReferences(one, to('trigger')) as Obj), ...changed }
  }
  const shuffled = (list: readonly Obj[]) =>
    list
      .map((one) => ({ one, rank: rank(at++) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ one }) => one)
  const kinds: Readonly<Record<string, string | undefined>> = { ...idKeys, builtInVariable: undefined }
  const lists = Object.entries(kinds).flatMap(([kind, key]) =>
    Array.isArray(version[kind]) ? [[kind, shuffled(listOf(kind).map((one) => entity(kind, key, one)))] as const] : [],
  )
  const head = isObj(version.container) ? { container: { ...version.container, containerId: '777', accountId: '7' } } : {}
  return fileOf({ ...file, containerVersion: { ...version, ...head, ...Object.fromEntries(lists), accountId: '7', containerId: '777' } })
}
