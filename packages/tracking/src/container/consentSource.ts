import type { ContainerFile } from '../gtm/index.ts'
import { typesOf } from '../gtm/templateTypes.ts'
import { isConsentTemplate } from './consentTemplate.ts'
import { builtInTriggers } from './ids.ts'

/** The type codes of the file's templates that pass. */
const typesWhere = (file: ContainerFile, passes: (templateData: string) => boolean): ReadonlySet<string> =>
  new Set(
    (file.containerVersion.customTemplate ?? []).flatMap((template) =>
      typeof template.templateData === 'string' && passes(template.templateData) ? typesOf({ ...template }, file) : [],
    ),
  )

const setsDefault = (templateData: string): boolean => templateData.includes('setDefaultConsentState')

/**
 * The name of the tag that sets a container's consent default on Consent Initialization by a template that is not ours, as the templates of consent banners do; null where none does.
 * A paused tag sets nothing, and one on a later trigger comes too late to count on.
 */
export function consentDefaultBy(file: ContainerFile): string | null {
  const { tag = [], trigger = [] } = file.containerVersion
  const types = typesWhere(file, (templateData) => setsDefault(templateData) && !isConsentTemplate(templateData))
  if (types.size === 0) return null
  const early = new Set<string>([
    builtInTriggers.consentInitialization,
    ...trigger.flatMap(({ type, triggerId }) => (type === 'CONSENT_INIT' ? [triggerId] : [])),
  ])
  const found = tag.find(({ type, paused, firingTriggerId = [] }) => types.has(type) && paused !== true && firingTriggerId.some((id) => early.has(id)))
  return found?.name ?? null
}

/** A file without our tag that sets the consent default and its template, for a container in which another tag does so: of two defaults the later one would count. */
export function withoutConsentDefault(file: ContainerFile): ContainerFile {
  const ours = typesWhere(file, isConsentTemplate)
  if (ours.size === 0) return file
  const { tag = [], customTemplate = [], ...version } = file.containerVersion
  const templates = customTemplate.filter(({ templateData }) => typeof templateData !== 'string' || !isConsentTemplate(templateData))
  return {
    ...file,
    containerVersion: { ...version, tag: tag.filter(({ type }) => !ours.has(type)), ...(templates.length === 0 ? {} : { customTemplate: templates }) },
  }
}

/** What is to be merged into a container: without our consent default where that container has another's. `consentBy` is the tag that then stays the only one. */
export function mergedBeside(there: ContainerFile, given: ContainerFile): { file: ContainerFile; consentBy: string | null } {
  const by = typesWhere(given, isConsentTemplate).size === 0 ? null : consentDefaultBy(there)
  return by === null ? { file: given, consentBy: null } : { file: withoutConsentDefault(given), consentBy: by }
}
