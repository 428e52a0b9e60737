import { builtInTriggers } from './enums.ts'
import type { ContainerFile } from './model.ts'
import { templatesByType } from './templateTypes.ts'
import { isObj, listOf } from './values.ts'

/** One named thing of a container, told without the ids that change with every export. */
export interface ContainerThing {
  kind: 'tag' | 'trigger' | 'variable' | 'other'
  name: string
  /** As Tag Manager writes it: `gaawe`, `CUSTOM_EVENT`, `v`; the name of the custom template that it is made from. */
  type: string
  /** Everything about it as JSON, with the names of triggers and templates in place of their ids: two with one content are the same. */
  content: string
}

/** What a file says a name or type is, where it is a text: a file made by hand can say anything. */
const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

const idKeys = new Set([
  'path',
  'accountId',
  'containerId',
  'workspaceId',
  'tagId',
  'triggerId',
  'variableId',
  'templateId',
  'clientId',
  'transformationId',
  'fingerprint',
  'parentFolderId',
  'tagManagerUrl',
])

/** The tags, triggers, variables and other things of a container in file order; folders are left out. */
export function thingsOf(file: ContainerFile): ContainerThing[] {
  const { tag = [], trigger = [], variable = [], builtInVariable = [], customTemplate = [], client = [], transformation = [] } = file.containerVersion
  const triggerName = triggerNames(file)
  const templateNames = templateTypeNames(file)
  const typeOf = (type: unknown): string => templateNames.get(asText(type)) || asText(type)
  const told = (key: string, value: unknown): unknown => {
    if (key === 'type' && typeof value === 'string') return typeOf(value)
    return /^(firing|blocking)TriggerId$/.test(key) && Array.isArray(value) ? value.map((id) => triggerName(String(id))) : value
  }
  const content = (entity: object) =>
    JSON.stringify(Object.fromEntries(Object.entries(entity).flatMap(([key, value]) => (idKeys.has(key) ? [] : [[key, told(key, value)]]))), null, 2)
  const things = (kind: ContainerThing['kind'], entities: readonly { name?: unknown; type?: unknown }[]) =>
    entities.map((entity) => ({ kind, name: asText(entity.name), type: typeOf(entity.type), content: content(entity) }))
  return [
    ...things('tag', tag),
    ...things('trigger', trigger),
    ...things('variable', variable),
    ...things('other', [...builtInVariable, ...customTemplate, ...client, ...transformation]),
  ]
}

/** The names of a file's custom templates by the types of their tags and variables: `cvt_KDDGR` or `cvt_1234_56`. */
export const templateTypeNames = (file: ContainerFile): ReadonlyMap<string, string> =>
  templatesByType(
    listOf(file.containerVersion.customTemplate ?? []).flatMap((template) => (isObj(template) ? [[template, asText(template.name)] as const] : [])),
    file,
  )

/** Finds the name of a trigger by its id, also of those that every container has; the id itself where there is none. */
export function triggerNames(file: ContainerFile): (id: string) => string {
  const own = new Map((file.containerVersion.trigger ?? []).map((one): [string, string] => [one.triggerId, asText(one.name)]))
  return (id) => own.get(id) ?? builtInTriggers.get(id)?.name ?? id
}
