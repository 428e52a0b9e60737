import { anyText } from '../gtm/anyText.ts'
import { builtInNamesIn } from '../gtm/builtInNames.ts'
import type { BuiltInVariable, Condition, ContainerFile, CustomTemplate, Parameter, Tag, Trigger, Variable } from '../gtm/model.ts'
import { isObj, listOf } from '../gtm/values.ts'
import { say, type Words } from '../sentences/say.ts'
import { SentenceError } from '../sentences/sentenceError.ts'
import type { Decision } from './decision.ts'
import type { TriggerState } from './triggerState.ts'
import { readTemplate, type Template } from './template.ts'
import { tidyBuiltIn, tidyTag, tidyTemplate, tidyTrigger, tidyVariable } from './tidy.ts'

/** A container made ready to run: everything by the key it is looked up with. */
export interface Runnable {
  readonly containerId: string
  readonly publicId: string
  /** Empty or 0 where the file is no version. */
  readonly versionNumber: string
  readonly tags: readonly Tag[]
  readonly tagsByName: ReadonlyMap<string, Tag>
  readonly triggers: ReadonlyMap<string, Trigger>
  readonly variables: ReadonlyMap<string, Variable>
  readonly builtIns: ReadonlyMap<string, BuiltInVariable>
  readonly builtInNames: ReadonlySet<string>
  /** By type code of the tags and variables made from them. */
  readonly templates: ReadonlyMap<string, CustomTemplate>
  /** What the simulation leaves out, each in one sentence. */
  readonly notes: readonly Words[]
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

const byKey = <T>(entries: readonly T[], key: (entry: T) => string): ReadonlyMap<string, T> => new Map(entries.map((entry) => [key(entry), entry]))

const templatesOf = (templates: readonly CustomTemplate[], containerId: string): ReadonlyMap<string, CustomTemplate> =>
  new Map(
    templates.flatMap((template) =>
      // Scrubbed files lack the container id in one place or the other.
      [template.galleryReference?.galleryTemplateId, `${template.containerId}_${template.templateId}`, `${containerId}_${template.templateId}`].map(
        (id) => [`cvt_${id}`, template] as const,
      ),
    ),
  )

/** @throws Error with one sentence for a container that does not run in a web page. */
export const prepare = ({ containerVersion: version }: ContainerFile): Runnable => {
  const container: unknown = version.container
  const about = isObj(container) ? container : {}
  // The oldest files do not name a context: only web pages had containers then.
  const context = anyText(listOf(about.usageContext)[0] ?? 'WEB').toUpperCase()
  if (context !== 'WEB') throw new SentenceError(say('simulate.container.noWebPage', { context }))
  const zones = listOf(version['zone']).length
  const read = new Map<string, Template>()
  const tags = (version.tag ?? []).map(tidyTag)
  return {
    containerId: anyText(about.containerId ?? ''),
    publicId: anyText(about.publicId ?? ''),
    versionNumber: anyText(version.containerVersionId ?? ''),
    tags,
    tagsByName: byKey(tags, ({ name }) => name),
    triggers: byKey((version.trigger ?? []).map(tidyTrigger), ({ triggerId }) => triggerId),
    variables: byKey((version.variable ?? []).map(tidyVariable), ({ name }) => name),
    builtIns: byKey((version.builtInVariable ?? []).map(tidyBuiltIn), ({ name }) => name),
    builtInNames: builtInNamesIn('WEB'),
    templates: templatesOf((version.customTemplate ?? []).map(tidyTemplate), anyText(about.containerId ?? '')),
    waiting: new Map(),
    decided: new Map(),
    notes: zones === 0 ? [] : [zones === 1 ? say('simulate.container.zone') : say('simulate.container.zones', { count: zones })],
    template: (text) => {
      let template = read.get(text)
      if (template === undefined) {
        template = readTemplate(text)
        read.set(text, template)
      }
      return template
    },
  }
}

/** The parameter of an entity with a key, or undefined. */
export const parameterOf = (entity: { readonly parameter?: readonly Parameter[] }, key: string): Parameter | undefined =>
  entity.parameter?.find((parameter) => parameter.key === key)

/** The text of a parameter, or empty. */
export const textOfParameter = (parameter: Parameter | undefined): string => parameter?.value ?? ''

/** Whether a switch is on. */
export const isOn = (entity: { readonly parameter?: readonly Parameter[] }, key: string): boolean => textOfParameter(parameterOf(entity, key)) === 'true'

/** The argument of a condition with a key. */
export const argumentOf = (condition: Condition, key: string): string => textOfParameter(condition.parameter.find((entry) => entry.key === key))
