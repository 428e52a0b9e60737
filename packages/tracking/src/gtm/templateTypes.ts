import { anyText } from './anyText.ts'
import type { ContainerFile } from './model.ts'
import { isObj, type Obj } from './values.ts'

const owners = (template: Obj, container: unknown): readonly unknown[] => [template.containerId, isObj(container) ? container.containerId : undefined]

/** The type codes that a template stands behind, the usual one first: by its place in the gallery, or by container and id. Scrubbed files lack the container id in one place or the other. */
export const typesOf = (template: Obj, file: ContainerFile): readonly string[] => {
  const gallery = isObj(template.galleryReference) ? template.galleryReference.galleryTemplateId : undefined
  const own = owners(template, file.containerVersion.container).flatMap((owner) =>
    typeof owner === 'string' ? [`cvt_${owner}_${anyText(template.templateId)}`] : [],
  )
  return [...(typeof gallery === 'string' ? [`cvt_${gallery}`] : []), ...own]
}

/** The key of the template behind each type code. */
export const templatesByType = (templates: readonly (readonly [Obj, string])[], file: ContainerFile): ReadonlyMap<string, string> =>
  new Map(templates.flatMap(([template, key]) => typesOf(template, file).map((type): [string, string] => [type, key])))
