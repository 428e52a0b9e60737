import { anyText } from '../gtm/anyText.ts'
import { builtInNamesIn } from '../gtm/builtInNames.ts'
import type { BuiltInVariable, Condition, ContainerFile, CustomTemplate, Parameter, Tag, Trigger, Variable } from '../gtm/model.ts'
import { listOf } from '../gtm/values.ts'
import type { Decision } from './decide.ts'
import type { TriggerState } from './moment.ts'
import { readTemplate, type Template } from './template.ts'

/** A container made ready to run: everything by the key it is looked up with. */
export interface Runnable {
  readonly file: ContainerFile
  readonly tags: readonly Tag[]
  readonly tagsByName: ReadonlyMap<string, Tag>
  readonly triggers: ReadonlyMap<string, Trigger>
  readonly variables: ReadonlyMap<string, Variable>
  readonly builtIns: ReadonlyMap<string, BuiltInVariable>
  readonly builtInNames: ReadonlySet<string>
  /** By type code of the tags and variables made from them. */
  readonly templates: ReadonlyMap<string, CustomTemplate>
  /** What the simulation leaves out, each in one sentence. */
  readonly notes: readonly string[]
  readonly template: (text: string) => Template
  /** Triggers that wait for another event, by event and id: the same each time it comes. */
  readonly waiting: Map<string, TriggerState>
  /** Tags whose triggers all do, by event. */
  readonly decided: Map<string, Map<Tag, Decision>>
}

/** Kinds of triggers that exist in a container without an object in the file. */
export const builtInTriggerKinds: ReadonlyMap<string, { readonly kind: string; readonly name: string }> = new Map([
  ['2147479553', { kind: 'PAGEVIEW', name: 'All Pages' }],
  ['2147479572', { kind: 'CONSENT_INIT', name: 'Consent Initialization - All Pages' }],
  ['2147479573', { kind: 'INIT', name: 'Initialization - All Pages' }],
])

const byId = <T>(entries: readonly T[] | undefined, key: (entry: T) => unknown): ReadonlyMap<string, T> =>
  new Map((entries ?? []).map((entry) => [anyText(key(entry)), entry]))

const templatesOf = ({ containerVersion }: ContainerFile): ReadonlyMap<string, CustomTemplate> =>
  new Map(
    (containerVersion.customTemplate ?? []).flatMap((template) =>
      // Scrubbed files lack the container id in one place or the other.
      [
        template.galleryReference?.galleryTemplateId,
        `${template.containerId}_${template.templateId}`,
        `${containerVersion.container?.containerId}_${template.templateId}`,
      ].map((id) => [`cvt_${id}`, template] as const),
    ),
  )

/** @throws Error with one sentence for a container that does not run in a web page. */
export const prepare = (file: ContainerFile): Runnable => {
  const version = file.containerVersion
  const contexts = listOf(version.container?.usageContext).map(String)
  // The oldest files do not name a context: only web pages had containers then.
  const context = contexts[0]?.toUpperCase() ?? 'WEB'
  if (context !== 'WEB') throw new Error(`This is a container for ${context}, and only containers of web pages can be simulated: take the web container.`)
  const zones = listOf(version['zone']).length
  const templates = new Map<string, Template>()
  return {
    file,
    tags: version.tag ?? [],
    tagsByName: byId(version.tag, (tag) => tag.name),
    triggers: byId(version.trigger, (trigger) => trigger.triggerId),
    variables: byId(version.variable, (variable) => variable.name),
    builtIns: byId(version.builtInVariable, (variable) => variable.name),
    builtInNames: builtInNamesIn('WEB'),
    templates: templatesOf(file),
    waiting: new Map(),
    decided: new Map(),
    notes:
      zones === 0
        ? []
        : [`What the ${zones === 1 ? 'zone' : `${zones} zones`} of the container would load is not simulated, because other containers are not in the file.`],
    template: (text) => {
      let template = templates.get(text)
      if (template === undefined) {
        template = readTemplate(text)
        templates.set(text, template)
      }
      return template
    },
  }
}

/** The parameter of an entity with a key, or undefined. */
export const parameterOf = (entity: { readonly parameter?: readonly Parameter[] | undefined }, key: string): Parameter | undefined =>
  entity.parameter?.find((parameter) => parameter.key === key)

/** The text of a parameter, or empty. Numbers and switches that hand-made files write without quotes are read as text. */
export const textOfParameter = (parameter: Parameter | undefined): string =>
  parameter?.value === undefined || parameter.value === null ? '' : anyText(parameter.value)

/** Whether a switch is on; one that a variable decides is resolved elsewhere. */
export const isOn = (entity: { readonly parameter?: readonly Parameter[] | undefined }, key: string): boolean =>
  textOfParameter(parameterOf(entity, key)) === 'true'

/** The argument of a condition with a key. */
export const argumentOf = (condition: Condition, key: string): string => textOfParameter(condition.parameter?.find((entry) => entry.key === key))
