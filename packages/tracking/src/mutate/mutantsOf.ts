import type { ContainerFile } from '../gtm/model.ts'
import { referencesIn } from '../gtm/references.ts'
import { builtInTriggerKinds } from '../simulate/container.ts'
import type { Change, Mutant } from './mutant.ts'
import { tagFaults } from './tagFaults.ts'
import { triggerFaults } from './triggerFaults.ts'
import { variableFaults } from './variableFaults.ts'

type Version = ContainerFile['containerVersion']
type Kind = Mutant['kind']

const mutants = <Thing extends { readonly name: string }>(
  file: ContainerFile,
  kind: Kind,
  list: readonly Thing[] | undefined,
  faults: (thing: Thing) => readonly Change<Thing>[],
): readonly Mutant[] =>
  (list ?? []).flatMap((thing, at) =>
    faults(thing).map(({ thing: changed, ...fault }) => ({
      ...fault,
      kind,
      name: thing.name,
      file: { ...file, containerVersion: { ...file.containerVersion, [kind]: (list ?? []).with(at, changed) } },
    })),
  )

/** Triggers that no tag fires on, is blocked by or groups, and variables that nothing refers to, are left out: a fault in them is none. */
const used = ({ tag = [], trigger = [], variable = [] }: Version): { readonly triggers: ReadonlySet<string>; readonly variables: ReadonlySet<string> } => {
  const ids = tag.flatMap((one) => [...(one.firingTriggerId ?? []), ...(one.blockingTriggerId ?? [])])
  const members = trigger.flatMap((one) =>
    one.type === 'TRIGGER_GROUP' ? (one.parameter ?? []).flatMap(({ list = [] }) => list.map(({ value = '' }) => value)) : [],
  )
  return { triggers: new Set([...ids, ...members]), variables: new Set(referencesIn(JSON.stringify([tag, trigger, variable]))) }
}

/**
 * Every container that differs from this one by one small fault: of a tag, of a trigger that is used, of a variable that is used.
 * @param file A container file without errors.
 */
export const mutantsOf = (file: ContainerFile): readonly Mutant[] => {
  const { containerVersion: version } = file
  const names = new Map((version.trigger ?? []).map(({ triggerId, name }) => [triggerId, name]))
  const nameOf = (id: string): string => names.get(id) ?? builtInTriggerKinds.get(id)?.name ?? id
  const { triggers, variables } = used(version)
  const swaps = (version.variable ?? []).filter(({ type }) => type === 'v' || type === 'c').map(({ name }) => name)
  return [
    ...mutants(file, 'tag', version.tag, (tag) => tagFaults(tag, nameOf, swaps)),
    ...mutants(file, 'trigger', version.trigger, (trigger) => (triggers.has(trigger.triggerId) ? triggerFaults(trigger) : [])),
    ...mutants(file, 'variable', version.variable, (variable) => (variables.has(variable.name) ? variableFaults(variable) : [])),
  ]
}
