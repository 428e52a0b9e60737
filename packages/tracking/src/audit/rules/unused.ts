import { quote } from '../../gtm/values.ts'
import { say } from '../../sentences/say.ts'
import { idOf, firing } from '../read.ts'
import type { Audit, AuditRule, Fault } from '../types.ts'
import { removal } from '../patch.ts'
import { sources } from '../sources.ts'

function* triggers({ context, uses }: Audit): Generator<Fault> {
  for (const item of context.items.trigger)
    if (!uses.triggers.has(idOf(item)))
      yield {
        item,
        message: say('audit.unused.trigger', { trigger: quote(item.name) }),
        fix: removal(item, say('audit.unused.trigger.fix', { trigger: quote(item.name) })),
      }
}

function* variables({ context, uses }: Audit): Generator<Fault> {
  for (const item of context.items.variable)
    if (!uses.variables.has(item.name))
      yield {
        item,
        message: say('audit.unused.variable', { variable: quote(item.name) }),
        fix: removal(item, say('audit.unused.variable.fix', { variable: quote(item.name) })),
      }
}

function* tags({ context, uses }: Audit): Generator<Fault> {
  for (const item of context.items.tag)
    if (firing(item).length === 0 && !uses.tags.has(item.name)) yield { item, message: say('audit.unused.tag', { tag: quote(item.name) }) }
}

function* templates({ context, uses }: Audit): Generator<Fault> {
  for (const item of context.items.customTemplate) {
    const gallery = item.value.galleryReference
    const codes = [idOf(item), typeof gallery === 'object' && gallery !== null && 'galleryTemplateId' in gallery ? String(gallery.galleryTemplateId) : '']
    // Scrubbed files lack the container id in one place or the other, so the end of the type decides.
    const used = [...uses.types].some((type) =>
      codes.some((code) => code !== '' && type.startsWith('cvt_') && (type === `cvt_${code}` || type.endsWith(`_${code}`))),
    )
    if (!used)
      yield {
        item,
        message: say('audit.unused.template', { template: quote(item.name) }),
        fix: removal(item, say('audit.unused.template.fix', { template: quote(item.name) })),
      }
  }
}

function* folders({ context, uses }: Audit): Generator<Fault> {
  for (const item of context.items.folder)
    if (!uses.folders.has(idOf(item)))
      yield {
        item,
        message: say('audit.unused.folder', { folder: quote(item.name) }),
        fix: removal(item, say('audit.unused.folder.fix', { folder: quote(item.name) })),
      }
}

export const unusedRules: readonly AuditRule[] = [
  { id: 'A10', name: 'unused-trigger', area: 'hygiene', severity: 'warning', source: sources.practice, wholeOnly: true, check: triggers },
  { id: 'A11', name: 'unused-variable', area: 'hygiene', severity: 'info', source: sources.practice, wholeOnly: true, check: variables },
  { id: 'A12', name: 'tag-without-trigger', area: 'hygiene', severity: 'warning', source: sources.triggers, wholeOnly: true, check: tags },
  { id: 'A20', name: 'unused-template', area: 'hygiene', severity: 'info', source: sources.practice, wholeOnly: true, check: templates },
  { id: 'A22', name: 'empty-folder', area: 'hygiene', severity: 'info', source: sources.practice, wholeOnly: true, check: folders },
]
