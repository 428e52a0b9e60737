import type { ContainerFile } from '../gtm/index.ts'

const builtIn = /^21474\d+$/

/** The same container as Google Tag Manager might export it elsewhere: other ids, other names of tags, triggers and variables, and every list the other way round. */
export const twinOf = (file: ContainerFile): ContainerFile => {
  const { tag = [], trigger = [], variable = [], ...rest } = file.containerVersion
  const id = (own: string): string => (builtIn.test(own) ? own : String(Number(own) + 5000))
  const renamed = (name: string): string => `Twin of ${name}`
  const variables = new Set(variable.map(({ name }) => name))
  const referring = (text: string): string => text.replace(/\{\{([^{}]+)\}\}/g, (whole, name: string) => (variables.has(name) ? `{{${renamed(name)}}}` : whole))
  const deep = (value: unknown): unknown => {
    if (typeof value === 'string') return referring(value)
    if (Array.isArray(value)) return value.map(deep)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([key, entry]): [string, unknown] => [key, deep(entry)])
    const made = Object.fromEntries(entries)
    return made['type'] === 'TRIGGER_REFERENCE' && typeof made['value'] === 'string' ? { ...made, value: id(made['value']) } : made
  }
  return {
    ...file,
    containerVersion: {
      ...rest,
      tag: tag
        .map((one) => ({
          ...(deep(one) as typeof one),
          name: renamed(one.name),
          tagId: id(one.tagId),
          ...(one.firingTriggerId === undefined ? {} : { firingTriggerId: one.firingTriggerId.map(id) }),
          ...(one.blockingTriggerId === undefined ? {} : { blockingTriggerId: one.blockingTriggerId.map(id) }),
          ...(one.setupTag === undefined ? {} : { setupTag: one.setupTag.map((setup) => ({ ...setup, tagName: renamed(setup.tagName) })) }),
          ...(one.teardownTag === undefined ? {} : { teardownTag: one.teardownTag.map((cleanup) => ({ ...cleanup, tagName: renamed(cleanup.tagName) })) }),
        }))
        .toReversed(),
      trigger: trigger.map((one) => ({ ...(deep(one) as typeof one), name: renamed(one.name), triggerId: id(one.triggerId) })).toReversed(),
      variable: variable.map((one) => ({ ...(deep(one) as typeof one), name: renamed(one.name), variableId: id(one.variableId) })).toReversed(),
    },
  }
}
