import { at, pathOf, root, severityOf, type EntityKind, type Finding, type Place } from './finding.ts'
import { builtInNames } from './builtInNames.ts'
import { entityKinds } from './structure.ts'
import { isObj, listOf, type Obj } from './values.ts'
import type { Sentence } from '../sentences/say.ts'

/** An entity of the file under validation. */
export interface Item {
  readonly kind: EntityKind
  /** Its name, or '' when it has none. */
  readonly name: string
  /** Its type code, or '' when it has none. */
  readonly type: string
  readonly value: Obj
  readonly place: Place
}

export interface Context {
  readonly version: Obj
  readonly container: Obj
  /** The first usage context, such as WEB; '' when the file says none. */
  readonly usage: string
  readonly items: Readonly<Record<EntityKind, readonly Item[]>>
  readonly tagNames: ReadonlySet<string>
  readonly triggerIds: ReadonlySet<string>
  readonly folderIds: ReadonlySet<string>
  /** Type codes that the custom templates of the file define. */
  readonly templateTypes: ReadonlySet<string>
  /** Names that `{{…}}` resolves to: variables and enabled built-ins. */
  readonly variableNames: ReadonlySet<string>
  readonly report: (code: string, place: Place, message: Sentence, item?: Item) => void
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const texts = (items: readonly Item[], key: string): Set<string> => {
  const found = new Set<string>()
  for (const { value } of items) {
    const one = value[key]
    // An id may be written as a number: references to it are texts all the same.
    if (typeof one === 'string' || typeof one === 'number') found.add(String(one))
  }
  return found
}

const templateTypes = (templates: readonly Item[], container: Obj): Set<string> => {
  const found = new Set<string>()
  for (const { value } of templates) {
    const gallery = isObj(value.galleryReference) ? value.galleryReference.galleryTemplateId : undefined
    if (typeof gallery === 'string') found.add(`cvt_${gallery}`)
    const id = text(value.templateId)
    // Scrubbed files lack the container id in one place or the other.
    for (const owner of [value.containerId, container.containerId]) if (typeof owner === 'string') found.add(`cvt_${owner}_${id}`)
  }
  return found
}

/** Everything the rules look up, gathered once; `findings` receives what they report. */
export const contextOf = (file: Obj, findings: Finding[]): Context => {
  const version = isObj(file.containerVersion) ? file.containerVersion : {}
  const container = isObj(version.container) ? version.container : {}
  const place = at(root, 'containerVersion')
  const itemsOf = (kind: EntityKind): Item[] => {
    const list = at(place, kind)
    const items: Item[] = []
    for (const [index, value] of listOf(version[kind]).entries())
      if (isObj(value)) items.push({ kind, name: text(value.name), type: text(value.type), value, place: at(list, index) })
    return items
  }
  const items: Record<EntityKind, readonly Item[]> = {
    tag: [],
    trigger: [],
    variable: [],
    folder: [],
    builtInVariable: [],
    customTemplate: [],
    client: [],
    transformation: [],
  }
  for (const kind of entityKinds) items[kind] = itemsOf(kind)
  const variableNames = texts(items.variable, 'name')
  for (const { name, type } of items.builtInVariable) variableNames.add(name).add(builtInNames.get(type) ?? name)
  // The old format lists the built-ins in the container, by type.
  for (const type of listOf(container.enabledBuiltInVariable)) if (typeof type === 'string') variableNames.add(builtInNames.get(type) ?? type)
  return {
    version,
    container,
    usage: text(listOf(container.usageContext)[0]),
    items,
    tagNames: texts(items.tag, 'name'),
    triggerIds: texts(items.trigger, 'triggerId'),
    folderIds: texts(items.folder, 'folderId'),
    templateTypes: templateTypes(items.customTemplate, container),
    variableNames,
    report: (code, where, message, item) => {
      const found = { code, severity: severityOf(code), path: pathOf(where), message }
      findings.push(item === undefined ? found : { ...found, entity: { kind: item.kind, name: item.name } })
    },
  }
}
