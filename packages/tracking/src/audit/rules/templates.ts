import { isConsentTemplate } from '../../container/consentTemplate.ts'
import type { Item } from '../../gtm/context.ts'
import { at } from '../../gtm/finding.ts'
import { sectionOf } from '../../gtm/sectionOf.ts'
import { isObj, quote } from '../../gtm/values.ts'
import { saidList } from '../../sentences/list.ts'
import { say, type Sentence } from '../../sentences/say.ts'
import type { Audit, AuditRule, Fault } from '../types.ts'
import { sources } from '../sources.ts'

const permission = /"publicId"\s*:\s*"(\w+)"/
// Permissions are nested deeply and differ by kind; a star as a whole text, or as the whole of a host, is what matters.
const star = /"string"\s*:\s*"(?:\*|https?:\/\/\*(?:\/\*?)?)"/

const broad = (template: string): readonly string[] => {
  const parts = sectionOf(template, /^___(?:WEB|SERVER)_PERMISSIONS___$/m).split(/(?="publicId")/)
  return parts.flatMap((part) => {
    const name = permission.exec(part)?.[1] ?? ''
    return (name === 'inject_script' || name === 'access_globals') && star.test(part) ? [name] : []
  })
}

const origin = ({ name, value: { galleryReference: gallery } }: Item): Sentence | undefined => {
  if (!isObj(gallery)) return say('audit.templates.notFromGallery', { template: quote(name) })
  return gallery.isModified === true ? say('audit.templates.changed', { template: quote(name) }) : undefined
}

function* templates({ context }: Audit): Generator<Fault> {
  for (const item of context.items.customTemplate) {
    const text = typeof item.value.templateData === 'string' ? item.value.templateData : ''
    // Nobody has to read what we wrote ourselves.
    if (isConsentTemplate(text)) continue
    const rights = broad(text)
    const from = origin(item)
    if (rights.length > 0)
      yield {
        item,
        place: at(item.place, 'templateData'),
        message: say('audit.templates.broadPermissions', { template: quote(item.name), permissions: saidList(rights) }),
      }
    else if (from !== undefined) yield { item, message: from }
  }
}

export const templateRules: readonly AuditRule[] = [
  { id: 'A64', name: 'template-broad-permissions', area: 'security', severity: 'warning', source: sources.practice, check: templates },
]
