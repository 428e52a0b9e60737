import { type ContainerFile, type Tag, type Trigger, type Variable, builtInNames, builtInTriggers, referencesIn } from '../../gtm/index.ts'

/** What a case says of a tag, with triggers by name. */
export interface TagPart {
  readonly kind: 'tag'
  readonly on: readonly string[]
  readonly not: readonly string[]
  /** Its id is given out with the others. */
  readonly tag: Tag
}
export interface TriggerPart {
  readonly kind: 'trigger'
  /** Members of a group, by name. */
  readonly members: readonly string[]
  readonly trigger: Trigger
}
export interface VariablePart {
  readonly kind: 'variable'
  readonly variable: Variable
}
export type Part = TagPart | TriggerPart | VariablePart

const own = { accountId: '0', containerId: '0' }

const builtInIds = new Map([...builtInTriggers].map(([id, { name }]) => [name, id]))

const template = {
  ...own,
  templateId: '9000',
  name: 'Own template',
  templateData: '___INFO___\n\n{"type":"TAG","id":"cvt_temp_public_id","version":1,"displayName":"Own template","containerContexts":["WEB"]}\n',
}

/** A whole container file of these parts: gives out ids, resolves names to them, and switches on the built-in variables that are used. */
export const container = (...parts: readonly Part[]): ContainerFile => {
  const ids = new Map(parts.flatMap((part, index) => (part.kind === 'trigger' ? [[part.trigger.name, String(index + 1)] as const] : [])))
  const idOf = (name: string): string => {
    const id = ids.get(name) ?? builtInIds.get(name)
    if (id === undefined) throw new Error(`No trigger of this case is called ${name}.`)
    return id
  }
  const tag: Tag[] = []
  const trigger: Trigger[] = []
  const variable: Variable[] = []
  for (const [index, part] of parts.entries()) {
    const id = String(index + 1)
    if (part.kind === 'tag') {
      const { on, not } = part
      tag.push({
        ...own,
        ...part.tag,
        tagId: id,
        ...(on.length > 0 ? { firingTriggerId: on.map(idOf) } : {}),
        ...(not.length > 0 ? { blockingTriggerId: not.map(idOf) } : {}),
      })
    } else if (part.kind === 'trigger') {
      const list = part.members.map((name) => ({ type: 'TRIGGER_REFERENCE', value: idOf(name) }))
      trigger.push({ ...own, ...part.trigger, triggerId: id, ...(list.length > 0 ? { parameter: [{ type: 'LIST', key: 'triggerIds', list }] } : {}) })
    } else variable.push({ ...own, formatValue: {}, ...part.variable, variableId: id })
  }
  const used = new Set(referencesIn(JSON.stringify({ tag, trigger, variable })))
  const taken = new Set(variable.map(({ name }) => name))
  const builtInVariable = [...builtInNames].flatMap(([type, name]) =>
    used.has(name) && !taken.has(name) && !type.startsWith('SERVER_') ? [{ ...own, type, name }] : [],
  )
  const custom = [...tag, ...variable].some(({ type }) => type === 'cvt_0_9000')
  return {
    exportFormatVersion: 2,
    exportTime: '2026-01-31 12:00:00',
    containerVersion: {
      path: 'accounts/0/containers/0/versions/0',
      ...own,
      containerVersionId: '0',
      container: { ...own, name: 'Case', publicId: 'GTM-ABCD123', usageContext: ['WEB'], fingerprint: '0' },
      tag,
      ...(trigger.length > 0 ? { trigger } : {}),
      ...(variable.length > 0 ? { variable } : {}),
      ...(builtInVariable.length > 0 ? { builtInVariable } : {}),
      ...(custom ? { customTemplate: [template] } : {}),
    },
  }
}
